import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chapters, find } from './find.ts';

const rule = (id: string, heading: string, text: string) => ({ id, heading, text, gone: false });
const rules = [
  rule('AQ-1', 'Setup', 'One to five people play.'),
  rule('AQ-2', 'Setup', 'The round cards lie face down.'),
  rule('AQ-10', 'Rounds', 'A round begins with a new round card.'),
];
const ids = (wanted: string) => find(rules, wanted).map((one) => one.id);

test('nothing looked for finds all', () => assert.equal(ids(' ').length, 3));
test('every word counts, in any order and case', () => assert.deepEqual(ids('CARD new'), ['AQ-10']));
test('a number and a heading can be looked for', () => {
  assert.deepEqual(ids('aq-2'), ['AQ-2']);
  assert.deepEqual(ids('setup'), ['AQ-1', 'AQ-2']);
});
test('rules stand under their headings', () =>
  assert.deepEqual(
    chapters(rules).map((one) => [one.heading, one.rules.length]),
    [
      ['Setup', 2],
      ['Rounds', 1],
    ],
  ));
