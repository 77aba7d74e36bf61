import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Map as City } from '../../protocol/messages.ts';
import { drawn, Plan } from './plan.ts';

/** A ring of streets, four by three, with one place in its middle and three stops. */
const city: City = {
  columns: 4,
  rows: 3,
  spaces: ['space:0,0', 'space:1,0', 'space:2,0', 'space:3,0', 'space:0,1', 'space:3,1', 'space:0,2', 'space:1,2', 'space:2,2', 'space:3,2'],
  places: [{ place: 'place:bank', key: 'bank', name: '', lot: [6, 6, 24, 14], doors: ['space:1,0', 'space:3,1'] }],
  stops: ['space:1,0', 'space:3,2', 'space:2,2'],
  red: 'space:0,1',
  start: 'place:bank',
  homes: ['place:bank', 'place:bank'],
};
const plan = new Plan(city);
const [bank] = city.places;

test('spaces and places have their middle', () => {
  assert.deepEqual(plan.middle('space:3,1'), [300, 100]);
  assert.deepEqual(plan.middle('place:bank'), [150, 100]);
  assert.deepEqual(plan.lot(bank), { x: 60, y: 60, width: 180, height: 80 });
});

test('upright, columns run down', () => {
  const upright = new Plan(city, true);
  assert.deepEqual(upright.middle('space:3,1'), [100, 300]);
  assert.deepEqual(upright.lot(bank), { x: 60, y: 60, width: 80, height: 180 });
  assert.ok(upright.height > upright.width);
});

test('a door lies between its street space and the lot', () => {
  assert.deepEqual(plan.door(bank, 'space:1,0'), { way: { x: 76, y: 40, width: 48, height: 28 }, mark: [100, 34] });
  assert.deepEqual(plan.door(bank, 'space:3,1').mark, [266, 100]);
});

test('a way goes through a place from door to door', () => {
  assert.deepEqual(plan.line(['space:1,0', 'place:bank', 'space:3,1']), [
    [100, 0],
    [100, 94],
    [300, 100],
  ]);
});

test('the bus takes the corners of the street, both ways', () => {
  assert.equal(drawn(plan.busLine), 'M100 0L300 0L300 200L200 200');
  assert.equal(drawn(plan.line(['space:2,2', 'space:3,2', 'space:1,0'])), 'M200 200L300 200L300 0L100 0');
});

test('a ride names every stop between', () => {
  assert.deepEqual(plan.ride('space:2,2', 'space:1,0'), ['space:2,2', 'space:3,2', 'space:1,0']);
  assert.deepEqual(plan.ride('space:0,0', 'space:1,0'), []);
});
