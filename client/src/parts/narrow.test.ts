import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Choice } from '../protocol/messages.ts';
import { narrow, openPlaces, touch } from './narrow.ts';

const choice = (code: string, ...touches: string[]): Choice => ({ code, words: { id: code }, touches });
const all = [
  choice('lay 17 a', 'card:17', 'at:a'),
  choice('lay 17 b', 'card:17', 'at:b'),
  choice('lay 18 b', 'card:18', 'at:b'),
  { code: 'pass', words: { id: 'pass' } },
];
const codes = (touched: string[]) => narrow(all, touched).map((c) => c.code);

test('nothing touched leaves every choice', () => assert.equal(codes([]).length, 4));
test('a touch leaves the choices that name it', () => assert.deepEqual(codes(['card:17']), ['lay 17 a', 'lay 17 b']));
test('touches in any order leave one', () => assert.deepEqual(codes(['at:b', 'card:18']), ['lay 18 b']));
test('a second touch lets go', () => assert.deepEqual(touch(all, ['card:17'], 'card:17'), []));
test('a touch that does not fit pushes the oldest out', () => {
  assert.deepEqual(touch(all, ['card:17', 'at:a'], 'card:18'), ['card:18']);
  assert.deepEqual(touch(all, ['card:17', 'at:a'], 'at:b'), ['at:b']);
  assert.deepEqual(touch(all, ['at:b', 'card:17'], 'card:18'), ['card:18']);
});
test('a place no choice names changes nothing', () => assert.deepEqual(touch(all, ['card:17'], 'at:z'), ['card:17']));
test('open places follow from what is touched', () =>
  assert.deepEqual([...openPlaces(all, ['card:18'])].toSorted(), ['at:b', 'card:18']));
