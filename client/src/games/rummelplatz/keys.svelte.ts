// Keys of a booth's own: they work wherever the focus is at the table, and stand in the list of keys.

import type { Corners } from '../../parts/corners.svelte.ts';

export interface BoothKey {
  /** As the keyboard names it, a small letter or "ArrowLeft". */
  key: string;
  /** What it does, in words. */
  does: string;
  press: () => void;
}

/** Hang the keys up for as long as the booth stands. A key that has nothing to do now is passed on. */
export function hangKeys(corners: () => Corners, keys: () => readonly BoothKey[], open: (key: BoothKey) => boolean) {
  $effect(() => {
    const there = corners();
    there.keys = keys().map(({ key, does }) => [key.toUpperCase(), does] as const);
    return () => (there.keys = []);
  });
  $effect(() => {
    const keydown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
      if (document.querySelector('dialog[open]')) return;
      const one = keys().find((all) => all.key === event.key);
      if (!one || !open(one)) return;
      event.preventDefault();
      one.press();
    };
    window.addEventListener('keydown', keydown);
    return () => window.removeEventListener('keydown', keydown);
  });
}
