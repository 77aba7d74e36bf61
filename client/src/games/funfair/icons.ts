// The one way each icon looks, white on a 24 by 24 disc (an attraction) or diamond (an upgrade).

const attractions = ['thrill', 'leisure', 'theatre', 'food', 'sideshow'];

export const isRound = (icon: string): boolean => attractions.includes(icon);

/** Themes are letters, which texts give. */
export const glyphs: Record<string, string> = {
  thrill: '<path d="M4 17c4.500 0 3.500-9.500 7-9.500s2.500 9 6 9a3.300 3.300 0 1 0-3-4.600" fill="none"/>',
  leisure: '<circle cx="12" cy="12" r="5.800" fill="none"/><path d="M12 5.500v13M6.400 8.800l11.200 6.400M6.400 15.200l11.200-6.400" stroke-width="1.300"/>',
  theatre: '<path d="M6 6.500h12V17c-3-.8-3.800-3.500-4-7h-4c-.2 3.500-1 6.200-4 7Z" fill="#fff" stroke="none"/>',
  food: '<circle cx="12" cy="8.800" r="3.700" fill="#fff" stroke="none"/><path d="M8 12.500h8L12 20Z" fill="#fff" stroke="none"/>',
  sideshow: '<circle cx="12" cy="12" r="6" fill="none"/><circle cx="12" cy="12" r="2.200" fill="#fff" stroke="none"/>',
  feature: '<path d="M9.500 18.500V5.500l8 3.600-8 3.600" fill="#fff" stroke-width="1.600"/>',
  guest: '<path d="M7 12.500l3.600 3.700L17 8.500" fill="none" stroke-width="2.800"/>',
  quality: '<circle cx="12" cy="9.800" r="3.900" fill="#fff" stroke="none"/><path d="M9.500 13.500 8.300 19l3.700-2 3.700 2-1.200-5.500" fill="#fff" stroke="none"/>',
};

/** Little line symbols on 20 by 20. */
export const symbols: Record<string, string> = {
  cards: '<rect x="2" y="4" width="9" height="13" rx="1.500"/><path d="M7.500 3.200 14 2l2.500 12.600-3 .6"/>',
  plan: '<rect x="2.500" y="3" width="15" height="14" rx="1"/><path d="M2.500 10h8V3M10.500 10v3M10.500 16v1"/>',
  ticket: '<path d="M1.500 5.500h17v3.200a1.500 1.500 0 0 0 0 2.800v3.200h-17v-3.200a1.500 1.500 0 0 0 0-2.800ZM12.500 5.500v9"/>',
  crown: '<path d="M2.500 16 1.500 6l5 4L10 3.500 13.500 10l5-4-1 10Z" fill="var(--gold)"/>',
  met: '<circle cx="10" cy="10" r="8.500" fill="var(--good)" stroke="none"/><path d="M5.800 10.300l3 3 5.400-6" stroke="var(--paper-2)" stroke-width="2.400"/>',
  open: '<circle cx="10" cy="10" r="8" stroke-dasharray="3 2.500"/>',
  staff: '<circle cx="10" cy="6" r="4"/><path d="M2.500 18.500q0-8 7.500-8t7.500 8Z"/>',
  bin: '<path d="M4 6h12l-1 11.500H5ZM2.500 6h15M8 6V3h4v3"/>',
  flag: '<path d="M5 18.500V2.500l11 3.500-11 4"/>',
  look: '<path d="M1.500 10C5 4 15 4 18.500 10 15 16 5 16 1.500 10Z"/><circle cx="10" cy="10" r="2.600"/>',
  park: '<path d="M2.500 17.500v-8L10 3l7.500 6.500v8ZM7.500 17.500v-6h5v6"/>',
};
