import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Choice } from '../../protocol/messages.ts';
import { better, endOf, wayOf, waysTo } from './ends.ts';

const move = (way: string, end: string, steps: number, gain?: number, note?: string): Choice => ({
  code: `${way} ${end}`,
  words: { id: 'choice-go', args: {} },
  touches: [way, end],
  lights: Array.from({ length: steps + 1 }, (_, i) => `space:${i},0`),
  gain,
  notes: note ? [{ id: note, args: {} }] : [],
});
const roll: Choice = { code: 'roll', words: { id: 'choice-roll', args: {} }, touches: ['roll'] };
const foot = move('by:foot', 'place:bank', 6, 25);
const bus = move('by:up', 'place:bank', 4, 25);

test('a move has an end and a way, a roll has neither', () => {
  assert.equal(endOf(bus), 'place:bank');
  assert.equal(wayOf(bus), 'by:up');
  assert.equal(endOf(roll), null);
  assert.equal(wayOf(roll), '');
});

test('the ways to an end stand together, on foot first where both bring the same', () => {
  const ways = waysTo([bus, roll, foot, move('by:foot', 'space:1,0', 1)]);
  assert.deepEqual([...ways.keys()], ['place:bank', 'space:1,0']);
  assert.deepEqual(ways.get('place:bank'), [foot, bus]);
});

test('what gains is the better, then help for SLOG, then a card to wait for, then any place', () => {
  const order = [
    move('by:foot', 'place:bank', 6, 10),
    move('by:foot', 'space:8,6', 3, undefined, 'note-slog'),
    move('by:foot', 'place:post', 5, 0, 'note-later'),
    move('by:foot', 'place:hall', 2, 0),
    move('by:foot', 'place:diner', 4, 0),
    move('by:foot', 'space:1,0', 5),
    move('by:foot', 'space:2,0', 1),
    move('by:foot', 'place:arms', 0, 0),
  ];
  assert.deepEqual(order.toReversed().toSorted((a, b) => better(b, a)), order);
});
