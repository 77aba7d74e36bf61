import type { Cue } from './tunes.ts';

let on = false;

/** The sounds of a table: off until somebody turns them on. What makes them is fetched only then. */
export const sound = {
  turn(to: boolean) {
    on = to;
  },
  /** Let a cue be heard; `n` is whose or how much. */
  cue(cue: Cue, n = 0) {
    if (!on) return;
    void Promise.all([import('./synth.ts'), import('./tunes.ts')]).then(
      ([{ play }, { tune }]) => on && play(tune(cue, n)),
      () => {}, // no connection: it stays quiet
    );
  },
};
