// Keys of a booth against time: they work wherever the focus is, come before the numbers of the choices, and can be held.

import type { Corners } from '../../parts/corners.svelte.ts';

export interface RaceKey {
  /** As the keyboard names it: "1", "m", " ", "ArrowLeft". */
  key: string;
  /** As people name it. */
  cap: string;
  /** What it does, in words. */
  does: string;
  /** `at` is when it went down, in ms of the page's own clock. */
  press: (at: number) => void;
  release?: (at: number) => void;
}

/** Hang the keys up for as long as the booth stands; an empty list takes them down. */
export function raceKeys(corners: () => Corners, keys: () => readonly RaceKey[]) {
  $effect(() => {
    const there = corners();
    there.keys = keys().map(({ cap, does }) => [cap, does] as const);
    return () => (there.keys = []);
  });
  $effect(() => {
    const meant = (event: KeyboardEvent): RaceKey | undefined => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return undefined;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.matches('input, textarea, select')) return undefined;
      // Space presses a button of the page; on the board it is the booth's
      if (event.key === ' ' && target?.closest('button, a, summary') && !target.closest('.rp')) return undefined;
      return keys().find((one) => one.key === event.key);
    };
    const taken = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const down = (event: KeyboardEvent) => {
      const key = meant(event);
      if (!key) return;
      taken(event);
      if (!event.repeat) key.press(event.timeStamp);
    };
    const up = (event: KeyboardEvent) => {
      const key = meant(event);
      if (!key?.release) return;
      taken(event);
      key.release(event.timeStamp);
    };
    const away = () => {
      for (const key of keys()) key.release?.(performance.now());
    };
    window.addEventListener('keydown', down, true);
    window.addEventListener('keyup', up, true);
    window.addEventListener('blur', away);
    return () => {
      window.removeEventListener('keydown', down, true);
      window.removeEventListener('keyup', up, true);
      window.removeEventListener('blur', away);
    };
  });
}

/** A choice whose places are just these. */
export const touching = <C extends { touches?: readonly string[] | null }>(choices: readonly C[], ...places: string[]): C | undefined =>
  choices.find(({ touches }) => touches?.length === places.length && places.every((place) => touches.includes(place)));
