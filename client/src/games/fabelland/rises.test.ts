import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Carousel } from '../../protocol/messages.ts';
import { ridden } from './rises.ts';

const carousel = (card: number, guests: string[]): Carousel => ({
  name: 'A',
  turned: 0,
  compartments: [],
  guests: 0,
  edges: [
    {
      place: 'edge:A-red',
      colour: 'red',
      side: 1,
      compartment: 1,
      owner: 0,
      attraction: { card, piece: `card:${card}`, name: { id: 'x' }, value: 3, start: false, spaces: guests.map((guest) => ({ kind: 'P', group: 0, guest })) },
    },
  ],
});

test('an attraction rode when its guests are gone', () =>
  assert.deepEqual(ridden([carousel(17, ['P', 'P'])], [carousel(17, ['', ''])]), [{ edge: 'A-red', carousel: 'A', side: 1, balloons: 3 }]));
test('one that fills, or that was replaced, did not', () => {
  assert.deepEqual(ridden([carousel(17, ['P', ''])], [carousel(17, ['P', 'P'])]), []);
  assert.deepEqual(ridden([carousel(17, ['P', 'P'])], [carousel(18, ['', ''])]), []);
  assert.deepEqual(ridden([carousel(17, ['', ''])], [carousel(17, ['', ''])]), []);
});
