declare module 'subset-font' {
  interface Wanted {
    targetFormat: 'woff2';
    noHinting?: boolean;
    /** The OpenType features that stay, by their tags. */
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Uint8Array, text: string, wanted: Wanted): Promise<Uint8Array>;
}
