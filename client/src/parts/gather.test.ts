import assert from 'node:assert/strict';
import test from 'node:test';
import type { Choice } from '../protocol/messages.ts';
import { gather } from './gather.ts';

const way = (code: string, group: string, gain: number): Choice => ({ code, group, gain, words: { id: code } });
const all = [way('a1', 'a', 0), way('a2', 'a', 3), way('b1', 'b', 5), way('b2', 'b', 1), way('c1', 'c', 0)];
const codes = (aimed: string | null, few?: number) => gather(all, aimed, few).map((c) => c.code);

test('the best way stands for each group, the best group first', () => assert.deepEqual(codes(null), ['b1', 'a2', 'c1']));
test('the way aimed at stands for its group and moves nothing', () => assert.deepEqual(codes('b2'), ['b2', 'a2', 'c1']));
test('a group aimed at is there beyond the first few', () => {
  assert.deepEqual(codes(null, 1), ['b1']);
  assert.deepEqual(codes('c1', 1), ['b1', 'c1']);
});
test('a choice of no group stands for itself', () =>
  assert.deepEqual(gather([way('x', '', 0), way('y', '', 1)], null).map((c) => c.code), ['y', 'x']));
test('a board may rank by its own mind', () => {
  const least = (a: Choice, b: Choice) => (b.gain ?? 0) - (a.gain ?? 0);
  assert.deepEqual(gather(all, null, 2, least).map((c) => c.code), ['a1', 'c1']);
});
