import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Choice, FunfairObservation } from '../../protocol/messages.ts';
import { answersOf, buildsAt, ghostOf, sourceOf, targetOf } from './picks.ts';

const build: Choice = {
  code: 'build loop',
  words: { id: 'choice-build-on', args: { price: 3 } },
  touches: ['market:2', 'space:0:1'],
  notes: [{ id: 'note-size', args: { from: 2, to: 3, points: 3 } }],
};
const none: Choice = { code: 'none', words: { id: 'choice-keep-none' }, touches: ['none'] };
const search: Choice = { code: 'search', words: { id: 'choice-search' }, touches: ['hand:1', 'search'] };
const obs = {
  market: [null, { place: 'market:2', piece: 'market:2:loop', key: 'loop', price: 3, cuts: [], spaces: [1] }],
  hand: [],
  parks: [{ showcase: { key: 'gearstorm' } }],
} as unknown as FunfairObservation;

test('a choice is about a card and where it goes', () => {
  assert.equal(sourceOf(build), 'market:2');
  assert.equal(targetOf(build), 'space:0:1');
  assert.equal(targetOf(search), undefined);
});

test('what would be built is a ghost with the figures of the host', () => {
  assert.deepEqual(ghostOf(obs, build, 0), { place: 'space:0:1', key: 'loop', price: 3, size: { from: 2, to: 3, points: 3 } });
  assert.equal(ghostOf(obs, search, 0), null);
  assert.equal(ghostOf(obs, build, null), null);
});

test('a showcase is known by the park it waits in', () => {
  const showcase: Choice = { code: 'showcase', words: { id: 'choice-showcase', args: { price: 5 } }, touches: ['showcase', 'space:0:2'] };
  assert.deepEqual(ghostOf(obs, showcase, 0), { place: 'space:0:2', key: 'gearstorm', price: 5, size: null });
});

test('only what builds is offered in a space, only what names no card is an answer', () => {
  assert.deepEqual(buildsAt([build, search, none], 'space:0:1'), [build]);
  assert.deepEqual(answersOf([build, search, none]), [{ place: 'none', choice: none }]);
});
