// The strokes every picture of the fair is made of: SVG as text, light from the upper left, one outline. No game state in here.

export const r = (x: number, y: number, w: number, h: number, f: string, a = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${f}" ${a}/>`;
export const P = (d: string, f = 'none', a = ''): string => `<path d="${d}" fill="${f}" ${a}/>`;
export const C = (x: number, y: number, q: number, f: string, a = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${q}" fill="${f}" ${a}/>`;
export const E = (x: number, y: number, a: number, b: number, f: string, z = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${f}" ${z}/>`;
/** A word on a painted sign. */
export const D = (x: number, y: number, s: number, t: string, f: string): string =>
  `<text x="${x}" y="${y}" font-size="${s}" text-anchor="middle" stroke="none" style="fill:${f};font-family:var(--font-display)">${t}</text>`;
export const v = (name: string): string => `var(--${name})`;
export const NS = 'stroke="none"';
export const INK = '#2a2233';
export const SK = 'stroke="var(--stroke)" stroke-linejoin="round" stroke-linecap="round"';
export const G = (x: number, y: number, s: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${inner}</g>`;
export const STAR = 'M0 -9.6L2.4 -3.2L9.1 -3L3.8 1.2L5.6 7.8L0 4L-5.6 7.8L-3.8 1.2L-9.1 -3L-2.4 -3.2Z';

export const bulb = (x: number, y: number, c = '#ffcf6b', k = 4.5): string =>
  C(x, y, k * 2.3, 'var(--halo)', 'stroke="none" opacity=".6"') + C(x, y, k, c, 'stroke="var(--stroke)" stroke-width="1.5"');
export const stripes = (x: number, y: number, w: number, h: number, n: number, a = v('p-red'), b = v('p-cream')): string =>
  [...Array(n)]
    .map((_, i) => P(`M${x + (i * w) / n} ${y}h${w / n}v${h}a${w / n / 2} ${w / n / 2} 0 0 1 ${-w / n} 0Z`, i % 2 ? b : a))
    .join('');
export const crystal = (x: number, y: number, s: number, c: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" stroke="#2a2233" stroke-width="2" stroke-linejoin="round"><path d="M-9 -4L-4 -12H5L10 -4L1 13Z" fill="${c}"/><path d="M-9 -4H10M-3 -4L1 13L4 -4L1 -12" fill="none" stroke-width="1.2"/><path d="M-6 -5L-3 -10" stroke="#fff" stroke-width="1.8" fill="none"/></g>`;
export const horse = (c: string, mane = '#5a3a2a'): string => {
  const leg = (d: string) => P(d, 'none', 'stroke-width="13"') + P(d, 'none', `stroke="${c}" stroke-width="8"`);
  return `<g ${SK} stroke-width="3">${leg('M80 56L104 62L100 80')}${leg('M34 56L14 66L2 60')}${P('M20 42Q-4 34 -8 60Q4 50 20 50Z', mane)}
  ${P('M16 46C20 32 40 34 56 35C70 36 76 30 82 16C84 9 90 6 96 6L100 -2L103 8C110 12 115 20 120 28C122 33 117 38 111 35L102 31C98 34 97 40 95 46C92 60 84 64 76 62C62 60 48 66 34 64C22 62 14 56 16 46Z', c)}${P('M80 14Q66 20 66 38Q76 36 84 24Q90 14 92 6Q84 6 80 14Z', mane)}${C(103, 17, 2.6, INK, NS)}${leg('M72 58L84 74L98 76')}${leg('M40 60L26 78L12 80')}</g>`;
};
export const pipDie = (n: number, s = 64, o: { fill?: string; line?: string; w?: number; pip?: string } = {}): string => {
  const m = s / 2,
    d = s * 0.24;
  return `<g>${r(0, 0, s, s, o.fill || '#fffdf6', `rx="${s * 0.2}" stroke="${o.line || '#2a2233'}" stroke-width="${o.w || 2.5}"`)}${(PIPS[n] ?? []).map(([a, b]) => C(m + a * d, m + b * d, s * 0.1, o.pip || '#2a2233')).join('')}</g>`;
};
const PIPS: Record<number, number[][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
export const CRYSTALS: Record<string, string> = { white: '#f4f6fb', blue: '#5aa4e0', orange: '#f08a33', purple: '#9a4fd0' };
