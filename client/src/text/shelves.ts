// Where the texts of the house, the tables and the games lie: each file is fetched when it is wanted.

import type { Messages } from './words.ts';

type Files = Record<string, () => Promise<Messages>>;
const own: Files = import.meta.glob<Messages>('./*.ftl', { import: 'default' });
const house: Files = import.meta.glob<Messages>('../../../src/midway/text/*.ftl', { import: 'default' });
const boards: Files = import.meta.glob<Messages>('../games/*/text/*.ftl', { import: 'default' });
const lessons: Files = import.meta.glob<Messages>('../../../src/midway/games/*/text/lesson/*.ftl', { import: 'default' });
const games: Files = import.meta.glob<Messages>('../../../src/midway/games/**/text/*.ftl', { import: 'default' });

/** The games that are played inside a game lie in folders of its folder; their texts come before its own. */
const within = (of: string, to: string) =>
  Object.entries(games)
    .filter(([path]) => path.includes(`/games/${of}/`) && path.endsWith(`/text/${to}.ftl`))
    .filter(([path]) => !path.endsWith(`/games/${of}/text/${to}.ftl`))
    .map(([, file]) => file);

/** The game in whose folder this one lies, if any: an attraction of the fair, played alone, shares the fair's boards. */
const around = (of: string) =>
  Object.keys(games)
    .map((path) => path.match(/\/games\/(\w+)\/(\w+)\/text\//))
    .find((found) => found?.[2] === of)?.[1];

const find = (files: Files, ending: string) => Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];

/** The files behind the entrance, in reading order, with those of a game and of its lesson. */
export function others(to: string, game: string | null, lesson = false): Promise<Messages>[] {
  const files = [
    find(house, `/text/${to}.ftl`),
    find(own, `/${to}.ftl`),
    ...(game ? within(game, to) : []),
    game && find(games, `/${game}/text/${to}.ftl`),
    game && find(boards, `/${around(game) ?? game}/text/${to}.ftl`),
    game && lesson && find(lessons, `/${game}/text/lesson/${to}.ftl`),
  ];
  return files.flatMap((file) => (file ? [file()] : []));
}
