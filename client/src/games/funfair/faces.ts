// The faces of an edition's cards: asked for once, kept for every table of it.

import { SvelteMap } from 'svelte/reactivity';
import { facesOf } from '../../protocol/inside.ts';
import { Faces } from './names.ts';

/** Until they are asked for again after no answer, in ms. */
const again = 3000;

const kept = new SvelteMap<string, Faces>();

/** The faces under a digest; null until they are here. */
export const facesBy = (digest: string): Faces | null => kept.get(digest) ?? null;

/** Fetch them unless they are here. The answer stops asking. */
export function wantFaces(digest: string): () => void {
  let timer = 0;
  let wanted = true;
  const ask = async () => {
    try {
      kept.set(digest, new Faces((await facesOf('funfair', digest)).reference));
    } catch {
      if (wanted) timer = window.setTimeout(ask, again);
    }
  };
  if (!kept.has(digest)) void ask();
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
