import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Choice, AquaparkLaid as Laid, AquaparkPark as Park, Space, Token } from '../../protocol/messages.ts';
import { Lying } from './geometry.ts';
import { areasOf, beds, cellsOf, joined, layings, madeWhole, markOf, nearestSpot, seenBy, spotsFor, stops, watched } from './park.ts';

const laid = (card: number, x: number, y: number, lie: string, ...edges: string[]): Laid => ({
  piece: `card:${card}`, face: { card, edges }, x, y, lie, turn: 'id', start: false,
});
const space = (at: string, whole: boolean, a: string, b: string): Space => ({ place: `space:0:${at}`, at, whole, sides: [a, b] });
const token = (n: number, at: string, kind: string, points: number, ...sees: string[]): Token => ({
  piece: `token:${n}`, at, kind, terrain: kind === 'visitor' ? 'P' : null, points, sees,
});
const park: Park = {
  seat: 0,
  colour: 'orange',
  cards: [laid(4, 0, 0, 'H', 'P', 'P', 'Gr', 'B', 'B', 'Gr')],
  spaces: [space('0,0,N', false, '', 'P'), space('1,0,N', false, '', 'P'), space('2,0,W', false, 'Gr', '')],
  tokens: [token(1, '0,0,N', 'visitor', 1), token(2, '2,0,W', 'lifeguard', 2, 'space:0:0,0,N')],
  areas: [
    { terrain: 'P', cards: ['card:4'], visitors: ['space:0:0,0,N'], points: 1 },
    { terrain: 'G', cards: ['card:4'], visitors: [], points: 0 },
  ],
  score: { visitors: 1, lifeguards: 2, awards: 0, total: 3 },
};
const at = (lie: string, x: number, y: number, turn: string, gain = 0): Choice => ({
  code: `place ${turn} ${lie} ${x},${y}`, words: { id: 'x' }, touches: [`at:${lie}:${x},${y}`, `turn:${turn}`], gain,
});

test('a lifeguard has to do with the areas of the visitors it sees, a visitor with its own', () => {
  assert.deepEqual(areasOf(park, park.tokens[1]!).map((a) => a.terrain), ['P']);
  assert.deepEqual(areasOf(park, park.tokens[0]!).map((a) => a.terrain), ['P']);
  assert.deepEqual(seenBy(park, park.tokens[1]!).map((t) => t.piece), ['token:1']);
});

test('a card makes whole the half spaces it touches and joins the areas whose terrain goes on', () => {
  const above = new Lying({ card: 9, edges: ['B', 'B', 'B', 'P', 'G', 'B'] }, 0, -1);
  assert.deepEqual(madeWhole(park, above).map((s) => s.at), ['0,0,N', '1,0,N']);
  assert.deepEqual(joined(park, above).map((a) => a.terrain), ['P']);
  assert.deepEqual(joined(park, new Lying({ card: 9, edges: ['B', 'B', 'B', 'B', 'B', 'B'] }, 0, -1)), []);
});

test('one spot a place in the pose asked for', () => {
  const all = layings([at('H', 0, 1, 'id'), at('H', 0, 1, 'flipH'), at('V', 2, 0, 'id'), { code: 'x', words: { id: 'x' } }]);
  assert.equal(all.length, 3);
  assert.deepEqual(spotsFor(all, { lie: 'H', turn: 'flipH' }).map((s) => s.choice.code), ['place flipH H 0,1']);
  assert.deepEqual(spotsFor(all, { lie: 'V', turn: 'rot180' }).map((s) => s.choice.code), ['place id V 2,0']);
});

test('a turned card stays as near as it may', () => {
  const spots = layings([at('V', -1, 0, 'id'), at('V', 2, 0, 'id')]);
  assert.equal(nearestSpot(spots, { lie: 'H', x: 2, y: 0 })!.x, 2);
  assert.equal(nearestSpot([], { lie: 'H', x: 2, y: 0 }), null);
});

test('beds are the best spots and do not lie over each other', () => {
  const spots = layings([at('H', 0, 1, 'id', 3), at('H', 1, 1, 'id', 5), at('H', 3, 1, 'id', 1), at('H', 0, -1, 'id', 0)]);
  assert.deepEqual(beds(spots, 3).map((s) => s.x), [1, 3]);
});

test('free spaces are stops only while a token is seated', () => {
  const ids = (seating: boolean) => stops(park, [], seating).map((s) => s.id);
  assert.deepEqual(ids(false), ['token:1', 'card:4', 'token:2']);
  assert.deepEqual(ids(true), ['token:1', 'space:0:1,0,N', 'card:4', 'token:2']);
});

test('a lifeguard about to be seated watches the visitors lit, not its own space', () =>
  assert.deepEqual(watched(park, ['space:0:1,0,N', 'space:0:0,0,N'], 'space:0:1,0,N'), ['space:0:0,0,N']));

test('a place is marked in its middle, or nearer to the park where one end of the card touches it', () => {
  const taken = cellsOf([new Lying({ card: 4, edges: [] }, 0, 0, 'H')]); // cells 0,0 and 1,0
  assert.deepEqual(markOf({ x: 0, y: -1, lie: 'H' }, taken), [100, -50]); // along the card: both ends touch
  assert.deepEqual(markOf({ x: 0, y: -2, lie: 'V' }, taken), [50, -60]); // its lower end touches
  assert.deepEqual(markOf({ x: 2, y: 0, lie: 'H' }, taken), [260, 50]); // its left end touches
  assert.deepEqual(markOf({ x: 2, y: -1, lie: 'V' }, taken), [250, 40]); // its lower half stands beside the card
});
