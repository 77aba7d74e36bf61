import type { Words } from '../protocol/messages.ts';
import { catalogue, sentenceOf } from './words.ts';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

type Files = Record<string, () => Promise<string>>;
const own: Files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const house: Files = import.meta.glob<string>('../../../src/midway/text/*.ftl', { query: '?raw', import: 'default' });
const boards: Files = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });
const games: Files = import.meta.glob<string>('../../../src/midway/games/**/text/*.ftl', { query: '?raw', import: 'default' });

/** The games that are played inside a game lie in folders of its folder; their texts come before its own. */
const within = (of: string | null, to: string) =>
  Object.entries(games)
    .filter(([path]) => path.includes(`/games/${of}/`) && path.endsWith(`/text/${to}.ftl`))
    .filter(([path]) => !path.endsWith(`/games/${of}/text/${to}.ftl`))
    .map(([, file]) => file);

/** The game in whose folder this one lies, if any: an attraction of the fair, played alone, shares the fair's boards. */
const around = (of: string | null) =>
  Object.keys(games)
    .map((path) => path.match(/\/games\/(\w+)\/(\w+)\/text\//))
    .find((found) => found?.[2] === of)?.[1];

const find = (files: Files, ending: string) => Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];

let language = $state<Language>('en');
let game: string | null = null;
let bundle = $state.raw(catalogue('en', []));

function fetched(to: Language, of: string | null): Promise<string[]> {
  const files = [
    find(house, `/text/${to}.ftl`),
    find(own, `/${to}.ftl`),
    ...(of ? within(of, to) : []),
    of && find(games, `/${of}/text/${to}.ftl`),
    find(boards, `/${around(of) ?? of}/text/${to}.ftl`),
  ];
  return Promise.all(files.map((file) => (file ? file() : '')));
}

async function load(to: Language, of: string | null) {
  const texts = await fetched(to, of);
  [language, game, bundle] = [to, of, catalogue(to, texts)];
  document.documentElement.lang = to;
}

/** Speak another language from now on. */
export const speak = (to: Language) => load(to, game);
/** Know the texts of this game too, or of none. */
export const know = (of: string | null) => (of === game ? Promise.resolve() : load(language, of));
/** Fetch the texts of a game in every language, so that they are there without a network. */
export const learn = (of: string): Promise<string[][]> => Promise.all(languages.map((to) => fetched(to, of)));
export const spoken = (): Language => language;
/** Whether the language in use has such a message. */
export const has = (id: string): boolean => bundle.hasMessage(id);

/** The sentence of Words in the language in use. `names` are the players' by seat. */
export const t = (words: Words, names: readonly string[] = []): string => sentenceOf(bundle, words, names);
/** The shell's own sentences: a message and its values. */
export const tr = (id: string, args: Words['args'] = {}, names: readonly string[] = []): string => t({ id, args }, names);
