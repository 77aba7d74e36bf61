import type { GameInfo, Lobby, NewTable, Problem, TableMade, Words } from './messages.ts';

/** An answer that says no, with the host's sentence. */
export class Declined extends Error {
  words: Words;

  constructor(words: Words) {
    super(words.id);
    this.words = words;
  }
}

/** The sentence for what went wrong with a request: the host's own, or that there was no answer. */
export const sentence = (error: unknown): Words => (error instanceof Declined ? error.words : { id: 'no-answer' });

/** Ask the host; throws a Declined, or an Error where there was no answer. */
export async function request<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(
    path,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  let problem: Problem;
  try {
    problem = JSON.parse(text) as Problem;
  } catch {
    throw new Error(`${answer.status} from ${path}`);
  }
  throw new Declined(problem.words);
}

export const games = () => request<GameInfo[]>('/api/games');
export const lobby = () => request<Lobby>('/api/lobby');
export const makeTable = (table: NewTable) => request<TableMade>('/api/tables', table);
export const myName = (name: string) => request<unknown>('/api/me', { name });
