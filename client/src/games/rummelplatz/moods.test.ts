import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SwingBoatObservation, Swinger } from '../../protocol/messages.ts';
import { placed, swingerMood } from './moods.ts';

const swinger = (endurance: number, rolled: number[], fun = 0): Swinger => ({ seat: 0, row: 0, fun, endurance, rolled });
const boat = (over: boolean, ...swingers: Swinger[]) => ({ over, swingers }) as SwingBoatObservation;

test('the first cheers, the last sulks, who is between does neither', () => {
  assert.deepEqual([9, 4, 7].map((points, _, all) => placed(points, all)), ['glad', 'sad', 'calm']);
  assert.deepEqual([3, 3].map((points, _, all) => placed(points, all)), ['calm', 'calm']);
});

test('a swinger is green with little endurance, else as the last roll went', () => {
  assert.equal(swingerMood(swinger(3, [2]), boat(false)), 'queasy');
  assert.equal(swingerMood(swinger(8, [1, 2]), boat(false)), 'shriek');
  assert.equal(swingerMood(swinger(8, [3, 2]), boat(false)), 'glad');
  assert.equal(swingerMood(swinger(10, []), boat(false)), 'calm');
});

test('at the end who has no endurance left sulks, whatever the fun', () => {
  const tired = swinger(0, [1], 30), steady = swinger(2, [2], 12), shy = swinger(5, [], 8);
  assert.deepEqual([tired, steady, shy].map((one) => swingerMood(one, boat(true, tired, steady, shy))), ['sad', 'glad', 'calm']);
});
