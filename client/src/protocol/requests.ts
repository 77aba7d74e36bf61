import type {
  Closed,
  Faces,
  GameInfo,
  LessonStop,
  LessonTry,
  Lobby,
  NewTable,
  Problem,
  RulesInfo,
  TableMade,
  TakeSeat,
  Words,
} from './messages.ts';

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

async function request<T>(path: string, body?: object): Promise<T> {
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
export const takeSeat = (id: string, seat: TakeSeat) => request<unknown>(`/api/tables/${id}/seats`, seat);
export const myName = (name: string) => request<unknown>('/api/me', { name });
export const newLinks = (id: string) => request<TableMade>(`/api/tables/${id}/links`, {});
export const leaveSeat = (id: string, seat: number) => request<unknown>(`/api/tables/${id}/leave`, { seat });
export const playAgain = (id: string) => request<TableMade>(`/api/tables/${id}/again`, {});
export const facesOf = (game: string, digest: string) => request<Faces>(`/api/games/${game}/faces/${digest}`);
export const rulesOf = (game: string) => request<RulesInfo>(`/api/games/${game}/rules`);
export const lessonStop = (game: string, stop: number) => request<LessonStop>(`/api/games/${game}/lesson/${stop}`);
export const lessonTry = (game: string, stop: number, code: string) =>
  request<LessonTry>(`/api/games/${game}/lesson/${stop}/try?code=${encodeURIComponent(code)}`);
export const lessonClosed = (game: string, stop: number) =>
  request<Closed>(`/api/games/${game}/lesson/${stop}/closed`);
