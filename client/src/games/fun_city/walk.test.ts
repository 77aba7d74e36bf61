import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Map as City } from '../../protocol/messages.ts';
import { Plan } from './plan.ts';
import { duration, frames, wayBetween } from './walk.ts';

const street = ['space:0,0', 'space:1,0', 'space:2,0', 'space:3,0', 'space:3,1', 'space:3,2'];
const city: City = {
  columns: 4, rows: 3, spaces: street, places: [], stops: ['space:0,0', 'space:2,0', 'space:3,2'],
  red: 'space:3,1', start: 'space:0,0', homes: ['space:0,0', 'space:0,0'],
};
const plan = new Plan(city);

test('a mover walks the path of its last move', () => {
  const moved = { seat: 1, way: 'foot', path: street.slice(0, 3) };
  assert.deepEqual(wayBetween(plan, moved, null, 1, 'space:0,0', 'space:2,0'), [[0, 0], [100, 0], [200, 0]]);
  assert.equal(wayBetween(plan, moved, null, 0, 'space:0,0', 'space:2,0'), null);
  assert.equal(wayBetween(plan, moved, null, 1, 'space:2,0', 'space:0,0'), null);
});

test('a rider walks to the stop, and asleep stays on the bus', () => {
  const path = ['space:1,0', 'space:2,0', 'space:3,2', 'space:3,1'];
  const ride = { seat: 0, way: 'up', target: 'space:3,1', last: 'space:3,2', path, wait: null };
  assert.deepEqual(wayBetween(plan, null, ride, 0, 'space:1,0', 'space:2,0'), [[100, 0], [200, 0]]);
  const asleep = { seat: 0, way: 'asleep', path: ['space:1,0', 'space:3,2'] };
  assert.deepEqual(wayBetween(plan, asleep, null, 0, 'space:2,0', 'space:3,2'), [[200, 0], [300, 0], [300, 200]]);
});

test('a walk ends at rest and keeps an even pace', () => {
  assert.deepEqual(frames([[0, 0], [100, 0], [100, 300]]), [
    { translate: '-100px -300px', offset: 0 },
    { translate: '0px -300px', offset: 0.25 },
    { translate: '0px 0px', offset: 1 },
  ]);
  assert.equal(duration([[0, 0], [200, 0]]), 240);
  assert.equal(duration([[0, 0], [9000, 0]]), 1100);
});
