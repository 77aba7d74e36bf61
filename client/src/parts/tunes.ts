// The sounds of the fair as recipes: what a synthesiser is to do, in numbers. Nothing here makes a noise.

/** One tone or hiss: it begins `at` ms, lasts `long` ms, and slides `from` one pitch `to` another, in Hz. */
export interface Note {
  at: number;
  long: number;
  wave: OscillatorType | 'noise';
  from: number;
  to: number;
  /** At its loudest, 0 to 1. */
  loud: number;
}

export type Cue = 'turn' | 'shriek' | 'bell' | 'hooves' | 'dice' | 'motor' | 'ratter' | 'drum' | 'cheer' | 'bump' | 'swing';

const note = (at: number, long: number, wave: Note['wave'], from: number, to = from, loud = 0.3): Note => ({ at, long, wave, from, to, loud });
const times = (n: number, each: (n: number) => Note): Note[] => Array.from({ length: n }, (_, i) => each(i));

/** What a cue sounds like. `n` is who or how much: a voice of its own for every seat, as high a climb as the count. */
export function tune(cue: Cue, n = 0): readonly Note[] {
  switch (cue) {
    case 'turn':
      return [note(0, 260, 'sine', 660), note(150, 420, 'sine', 880)];
    case 'shriek': {
      const voice = 620 + (n % 6) * 70;
      return [note(0, 640, 'sawtooth', voice, voice * 1.9, 0.16), note(40, 560, 'triangle', voice * 1.5, voice * 2.6, 0.14), note(0, 500, 'noise', 2400, 3600, 0.05)];
    }
    case 'bell': {
      const climb = times(Math.min(n, 12), (i) => note(i * 55, 50, 'square', 220 * 1.09 ** i, 235 * 1.09 ** i, 0.08));
      const top = climb.length * 55;
      return [...climb, note(top, 1300, 'sine', 1046, 1044), note(top, 900, 'sine', 2637, 2630, 0.14), note(top, 30, 'noise', 4000, 2000, 0.2)];
    }
    case 'hooves':
      return times(6, (i) => note(Math.floor(i / 3) * 330 + (i % 3) * 85, 60, 'noise', 900, 240, 0.32));
    case 'dice':
      return times(5, (i) => note(i * 62 + (i % 2) * 18, 34, 'noise', 2600 - i * 260, 1200, 0.24));
    case 'motor':
      return [note(0, 420, 'sawtooth', 74, 96, 0.12), note(0, 420, 'square', 148, 190, 0.05)];
    case 'ratter':
      return times(9, (i) => note(i * 52, 30, 'square', i % 3 ? 150 : 210, 90, 0.16));
    case 'drum':
      return [...times(14, (i) => note(i * 48, 60, 'noise', 420, 300, 0.06 + i * 0.012)), note(700, 220, 'sine', 150, 60, 0.45)];
    case 'cheer':
      return [note(0, 1100, 'noise', 900, 1500, 0.14), ...[523, 659, 784, 1046].map((pitch, i) => note(i * 130, 420, 'triangle', pitch, pitch, 0.2))];
    case 'bump':
      return [note(0, 200, 'sine', 170, 55, 0.5), note(0, 120, 'noise', 700, 200, 0.3)];
    case 'swing':
      return [note(0, 420, 'triangle', 240, 180, 0.1), note(380, 520, 'triangle', 190, 260, 0.1)];
  }
}

/** When the last note of a tune has died away, in ms. */
export const lasts = (notes: readonly Note[]): number => Math.max(0, ...notes.map(({ at, long }) => at + long));
