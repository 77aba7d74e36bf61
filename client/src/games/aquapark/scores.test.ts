import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Area, AquaparkPark as Park } from '../../protocol/messages.ts';
import { scored, steps } from './scores.ts';

const area = (terrain: string, points: number, ...visitors: string[]): Area => ({ terrain, cards: [], visitors, points });
const park = (seat: number, ...areas: Area[]): Park => ({
  seat, colour: 'orange', cards: [], spaces: [], tokens: [], areas, score: { visitors: 0, lifeguards: 0, awards: 0, total: 0 },
});

test('areas without visitors score nothing and are not shown', () => {
  const mine = park(0, area('P', 4, 'a'), area('P', 0), area('P', 12, 'b', 'c'), area('G', 3, 'd'));
  assert.deepEqual(scored(mine, 'P').map((a) => a.points), [12, 4]);
});

test('the walk passes over terrains nobody visits', () => {
  const walk = steps([park(0, area('P', 4, 'a'), area('P', 2, 'c')), park(1, area('u', 3, 'b'))]).map((s) => `${s.row}${s.seat}${s.area || ''}`);
  assert.deepEqual(walk, ['P0', 'P01', 'u1', 'guards0', 'guards1', 'awards0', 'awards1', 'total0', 'total1']);
});
