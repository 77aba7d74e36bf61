import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { catalogue, sentenceOf } from './words.ts';

const files = [
  'seat-name = Player { $number }\nlaid = { $player } lays { $card }.\n',
  'card = the { $value }\nlaid = { $player } plays { $card }.\nchips =\n    { $n ->\n        [one] one chip\n       *[other] { $n } chips\n    }\n',
];
const bundle = catalogue('en', files.map((text) => new FluentResource(text).body));
const say = (id: string, args = {}, names: string[] = []) => sentenceOf(bundle, { id, args }, names);

test('words inside words, a later text over an earlier one', () =>
  assert.equal(
    say('laid', { player: { id: 'player', args: { seat: 1 } }, card: { id: 'card', args: { value: 7 } } }, ['Ana', 'Ben']),
    'Ben plays the 7.',
  ));
test('a seat without a name is called by its number', () =>
  assert.equal(say('laid', { player: { id: 'player', args: { seat: 2 } }, card: 'x' }, ['Ana']), 'Player 3 plays x.'));
test('numbers choose the form', () => {
  assert.equal(say('chips', { n: 1 }), 'one chip');
  assert.equal(say('chips', { n: 4 }), '4 chips');
});
test('a missing message shows its id', () => assert.equal(say('nothing-here'), '[nothing-here]'));
