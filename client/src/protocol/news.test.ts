import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatInfo, TableInfo } from './messages.ts';
import { news } from './news.ts';

const chair = (seat: number, kind: SeatInfo['kind'], name = ''): SeatInfo =>
  ({ seat, kind, name, mine: false, here: true, bot: kind === 'bot' ? 'greedy' : '' });
const table = (status: TableInfo['status'], ...seats: SeatInfo[]) => ({ status, seats, again: null }) as unknown as TableInfo;
const ana = chair(0, 'person', 'Ana');
const before = table('playing', ana, chair(1, 'person', 'Ben'));
const ids = (was: TableInfo | null, now: TableInfo) => news(was, now).map((line) => line.words.id);

test('somebody leaves, by the name they had', () =>
  assert.deepEqual(news(before, table('playing', ana, chair(1, 'empty'))), [
    { words: { id: 'news-left', args: { name: 'Ben' } }, seat: 1 },
  ]));
test('a bot plays on, for somebody or from a free chair', () => {
  assert.deepEqual(ids(before, table('playing', ana, chair(1, 'bot'))), ['news-bot-for']);
  assert.deepEqual(ids(table('playing', ana, chair(1, 'empty')), table('playing', ana, chair(1, 'bot'))), ['news-bot']);
});
test('a newcomer', () =>
  assert.deepEqual(ids(table('playing', ana, chair(1, 'empty')), before), ['news-came']));
test('before the start the chairs themselves say it', () =>
  assert.deepEqual(ids(table('open', ana, chair(1, 'empty')), before), []));
test('it is played again', () => {
  const over = table('over', ana);
  const again = { ...over, again: { seat: 0, name: 'brass kite', link: '/t/x' } } as TableInfo;
  assert.deepEqual(ids(over, again), ['news-again']);
  assert.deepEqual(ids(again, again), []);
  assert.deepEqual(ids(null, again), []);
});
