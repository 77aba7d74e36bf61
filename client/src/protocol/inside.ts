// Requests of the pages behind the entrance, which the first page need not fetch.

import type {
  Closed,
  Faces,
  LessonStop,
  LessonTry,
  MyData,
  Report,
  ReportWish,
  RulesInfo,
  TableMade,
  TakeSeat,
} from './messages.ts';
import { request } from './requests.ts';

export const takeSeat = (id: string, seat: TakeSeat) => request<unknown>(`/api/tables/${id}/seats`, seat);
export const newLinks = (id: string) => request<TableMade>(`/api/tables/${id}/links`, {});
export const leaveSeat = (id: string, seat: number) => request<unknown>(`/api/tables/${id}/leave`, { seat });
export const playAgain = (id: string) => request<TableMade>(`/api/tables/${id}/again`, {});
export const reportProblem = (id: string, wish: ReportWish) => request<Report>(`/api/tables/${id}/report`, wish);
export const myData = () => request<MyData>('/api/me');
export const forgetMe = () => request<null>('/api/me/forget', {});
export const facesOf = (game: string, digest: string) => request<Faces>(`/api/games/${game}/faces/${digest}`);
export const rulesOf = (game: string) => request<RulesInfo>(`/api/games/${game}/rules`);
export const lessonStop = (game: string, stop: number) => request<LessonStop>(`/api/games/${game}/lesson/${stop}`);
export const lessonTry = (game: string, stop: number, code: string) =>
  request<LessonTry>(`/api/games/${game}/lesson/${stop}/try?code=${encodeURIComponent(code)}`);
export const lessonClosed = (game: string, stop: number) =>
  request<Closed>(`/api/games/${game}/lesson/${stop}/closed`);
