import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lying } from './geometry.ts';
import { baseOf, letters, regions, seam, slideOf, slides } from './shapes.ts';

const card = (...edges: string[]) => new Lying({ card: 1, edges });

test('the terrain seen twice is the ground, the others lie on it', () => {
  assert.deepEqual(regions(card('G', 'G', 'Br', 'P', 'P', 'Br')).map((r) => r.terrain), ['B', 'G', 'P']);
});

test('with no terrain twice the longest run is the ground', () => {
  assert.equal(regions(card('P', 'P', 'P', 'B', 'G', 'P'))[0]!.terrain, 'P');
});

test('a card of one terrain has one region', () => {
  assert.equal(regions(card('P', 'P', 'P', 'P', 'P', 'P')).length, 1);
});

test('a slide runs from its first edge to its second', () => {
  const [red] = slides(card('Pr', 'P', 'G', 'Gr', 'B', 'B'));
  assert.deepEqual(red!.ends, [0, 3]);
  assert.match(red!.line, /^M50 0C.* 150 100$/);
  assert.equal(slides(card('P', 'P', 'G', 'G', 'B', 'B')).length, 0);
});

test('two slides are both drawn, red above', () => {
  assert.deepEqual(slides(card('Pr', 'Pu', 'Gu', 'G', 'Br', 'B')).map((s) => s.terrain), ['u', 'r']);
});

test('every terrain of every edge has its letter', () => {
  assert.deepEqual(letters(card('Pr', 'P', 'G', 'Gr', 'B', 'B')).map((l) => l.text).join(''), 'PRPGGRBB');
});

test('an edge is read ground and slide', () => {
  assert.deepEqual([baseOf('Gu'), slideOf('Gu'), slideOf('B')], ['G', 'u', '']);
});

test('a seam lies along the shared edge', () => {
  assert.equal(seam([50, 0], false, 48), 'M2 0H98');
  assert.equal(seam([0, 50], true, 48), 'M0 2V98');
});
