import type { Words } from '../protocol/messages.ts';
import { catalogue, type Messages, sentenceOf } from './words.ts';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The entrance is small and comes at once; where the other texts lie is told by a module of its own. */
const entrance = import.meta.glob<Messages>('./entrance/*.ftl', { import: 'default' });

let language = $state<Language>('en');
/** How far in the visitor is: at the entrance, anywhere inside, or at this game, perhaps in its lesson. */
let place: { inside: boolean; game: string | null; lesson?: boolean } = { inside: false, game: null };
let bundle = $state.raw(catalogue('en', []));

async function fetched(to: Language, { inside, game, lesson }: typeof place): Promise<Messages[]> {
  const first = entrance[`./entrance/${to}.ftl`]!();
  const others = inside ? (await import('./shelves.ts')).others(to, game, lesson) : [];
  return [await first, ...(await Promise.all(others))];
}

async function load(to: Language, where: typeof place) {
  const texts = await fetched(to, where);
  [language, place, bundle] = [to, where, catalogue(to, texts)];
  document.documentElement.lang = to;
}

/** Speak another language from now on. */
export const speak = (to: Language) => load(to, place);
/** Know what every page behind the entrance says. */
export const enter = () => (place.inside ? Promise.resolve() : load(language, { inside: true, game: null }));
/** Know the texts of this game too. */
export const know = (game: string) => (game === place.game ? Promise.resolve() : load(language, { inside: true, game }));
/** Know what is said in the lesson of this game too. */
export const study = (game: string) => load(language, { inside: true, game, lesson: true });
/** Fetch the texts of a game in every language, so that they are there without a network. */
export const learn = (game: string): Promise<Messages[][]> =>
  Promise.all(languages.map((to) => fetched(to, { inside: true, game })));
export const spoken = (): Language => language;
/** Whether the language in use has such a message. */
export const has = (id: string): boolean => bundle.hasMessage(id);

/** The sentence of Words in the language in use. `names` are the players' by seat. */
export const t = (words: Words, names: readonly string[] = []): string => sentenceOf(bundle, words, names);
/** The shell's own sentences: a message and its values. */
export const tr = (id: string, args: Words['args'] = {}, names: readonly string[] = []): string => t({ id, args }, names);
