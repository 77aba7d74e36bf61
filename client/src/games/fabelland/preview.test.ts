import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Choice } from '../../protocol/messages.ts';
import { numberAt, payOf, seatsOn, touchOf, turnOf } from './preview.ts';

const turn: Choice = {
  code: 'turn 2',
  words: { id: 'choice-turn' },
  touches: ['carousel:A', 'turn:2'],
  lights: ['edge:A-red', 'compartment:A3', 'seat:A-red:1:P', 'seat:A-red:2:K', 'ride:A-red'],
  notes: [{ id: 'note-boards' }, { id: 'note-rides-foreign', args: { place: 'edge:A-red', balloons: 3, bonus: 1 } }],
};

test('a turn says how far, for its own carousel only', () => {
  assert.equal(turnOf(turn, 'A'), 2);
  assert.equal(turnOf(turn, 'B'), null);
  assert.equal(turnOf(null, 'A'), null);
});
test('who would sit where', () => {
  assert.deepEqual([...seatsOn(turn, 'A-red')], [[0, 'P'], [1, 'K']]);
  assert.equal(seatsOn(turn, 'A-blue').size, 0);
});
test('what a ride pays comes from the note of that edge', () => {
  assert.equal(payOf(turn, 'A-red')?.balloons, 3);
  assert.equal(payOf(turn, 'A-blue'), null);
});
test('a touched place by its kind', () => assert.equal(touchOf(turn, 'turn:'), '2'));
test('a place that leads to one choice bears its number', () => {
  const other: Choice = { ...turn, code: 'turn 3', touches: ['carousel:A', 'turn:3'] };
  assert.equal(numberAt([turn, other], 'turn:3'), 2);
  assert.equal(numberAt([turn, other], 'carousel:A'), 0);
});
