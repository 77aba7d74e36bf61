// A clock that runs while something moves on the screen by itself between two words of the host.

/** The page's own time in ms, anew for every frame while `runs`; else it stands where it was. */
export function runningClock(runs: () => boolean): { readonly now: number } {
  let now = $state(performance.now());
  $effect(() => {
    if (!runs()) return;
    let frame = 0;
    const tick = () => {
      now = performance.now();
      frame = requestAnimationFrame(tick);
    };
    tick();
    return () => cancelAnimationFrame(frame);
  });
  return {
    get now() {
      return now;
    },
  };
}
