import { FluentBundle, type FluentResource } from '@fluent/bundle';
import type { Words } from '../protocol/messages.ts';

/** The messages of a file, as Fluent reads them. */
export type Messages = FluentResource['body'];

/** A catalogue from its files; later ones go over earlier ones. Names keep no unseen marks about them. */
export function catalogue(language: string, files: readonly Messages[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const body of files) bundle.addResource({ body }, { allowOverrides: true });
  return bundle;
}

/**
 * The sentence of Words. A player is `player` with a seat: the name comes from `names`. A message that is missing shows
 * its id in brackets, so that nobody plays on an empty line.
 */
export function sentenceOf(bundle: FluentBundle, words: Words, names: readonly string[]): string {
  if (words.id === 'player') {
    const seat = Number(words.args?.seat);
    return names[seat] || sentenceOf(bundle, { id: 'seat-name', args: { number: seat + 1 } }, []);
  }
  const pattern = bundle.getMessage(words.id)?.value;
  if (!pattern) return `[${words.id}]`;
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(words.args ?? {}))
    args[key] = typeof value === 'object' ? sentenceOf(bundle, value, names) : value;
  return bundle.formatPattern(pattern, args, []);
}
