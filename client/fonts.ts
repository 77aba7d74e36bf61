import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The characters of a CSS unicode-range. */
function characters(range: string): string {
  const of = (code: string) => Number.parseInt(code, 16);
  return range
    .split(',')
    .map((part) => part.trim().slice(2).split('-'))
    .flatMap(([from, to]) => Array.from({ length: of(to ?? from!) - of(from!) + 1 }, (_, i) => String.fromCodePoint(of(from!) + i)))
    .join('');
}

/**
 * The file with these characters alone, without the hints for old screens, which weigh as much as the letters. Pairs are
 * drawn closer where a face is for large letters; in running text that is a sixth of the file for what nobody sees.
 */
const cut = (file: Buffer, range: string, large: boolean): Promise<Uint8Array> =>
  subsetFont(file, characters(range), { targetFormat: 'woff2', noHinting: true, keepFeatures: large ? ['kern'] : [] });

/**
 * Cuts each face of a style sheet to its own `unicode-range`, so that a page pays for the letters it shows: one list
 * says what the browser asks a file for and what the file holds. The pieces are kept in `folder`, named by what they are cut from.
 */
export function cutFonts(sheet: string, folder: string): Plugin {
  return {
    name: 'cut-fonts',
    enforce: 'pre',
    async transform(css, id) {
      if (id.split('?')[0] !== sheet) return null;
      await mkdir(folder, { recursive: true });
      const faces = css.split(/(?=@font-face)/);
      const done = faces.map(async (face) => {
        const source = /url\('([^']+)'\)/.exec(face)?.[1], range = /unicode-range:([^;]+);/.exec(face)?.[1];
        if (!source || !range) return face;
        const whole = await readFile(require.resolve(source));
        const large = face.includes('Caprasimo');
        const mark = createHash('sha256').update(whole).update(range).update(String(large)).digest('hex').slice(0, 8);
        const piece = join(folder, `${basename(source, '.woff2')}-${mark}.woff2`);
        if (!existsSync(piece)) await writeFile(piece, await cut(whole, range, large));
        return face.replace(source, relative(dirname(sheet), piece).replaceAll('\\', '/'));
      });
      return (await Promise.all(done)).join('');
    },
  };
}
