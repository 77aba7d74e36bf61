import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Observation } from '../../protocol/messages.ts';
import { heard } from './heard.ts';

/** As much of an observation as is listened to. */
const look = (game: string, rest: object) => ({ game, ...rest }) as unknown as Observation;
const train = (heardAt: number[], shrieks: boolean[], riding = true) =>
  look('ghost_train', { riding, heard: heardAt, riders: shrieks.map((loud, seat) => ({ seat, shrieks: loud })) });

test('only new shrieks are heard, each in its own voice', () => {
  assert.deepEqual(heard(train([0, 1], [true, false, false]), train([0, 1], [true, false, true])), [['shriek', 2]]);
});

test('at another card the same riders are heard again', () => {
  assert.deepEqual(heard(train([0, 1], [true, false]), train([2, 3], [true, false])), [['shriek', 0]]);
});

test('after the ride nobody shrieks', () => {
  assert.deepEqual(heard(train([0, 1], [false]), train([2, 3], [true], false)), []);
});

test('the bell rings when a tower is counted, as high as it counts', () => {
  const tower = (right: number | null, dice: number) => look('hau_den_lukas', { towers: [{ right, dice: Array(dice).fill(0) }] });
  assert.deepEqual(heard(tower(null, 7), tower(6, 7)), [['bell', 6]]);
  assert.deepEqual(heard(tower(null, 6), tower(null, 7)), [['dice', 0]]);
  assert.deepEqual(heard(tower(null, 7), tower(null, 7)), []);
});

test('a horse that runs is heard over the dice that drove it', () => {
  const lanes = (row: number, dice: number[]) => look('horse_race', { over: false, horses: [{ row, dice }] });
  assert.deepEqual(heard(lanes(2, [1, 2, 3]), lanes(2, [1, 1, 3])), [['dice', 0]]);
  assert.deepEqual(heard(lanes(2, [1, 1, 3]), lanes(3, [])), [['hooves', 0]]);
});

test('a tile turned over is a bump, the TILT a shriek as well', () => {
  const floor = (shown: number, loser: number | null) => look('bumper_cars', { loser, drivers: [{ shown }] });
  assert.deepEqual(heard(floor(1, null), floor(3, null)), [['bump', 0]]);
  assert.deepEqual(heard(floor(3, null), floor(4, 0)), [['bump', 0], ['shriek', 0]]);
});

test('the arm hears the motor start with every key it holds, and no claw it cannot see', () => {
  const arm = (holding: string | null, grab = 1) => look('claw_machine', { grab, claw: null, holding });
  assert.deepEqual(heard(arm(null), arm('left')), [['motor', 0]]);
  assert.deepEqual(heard(arm('left'), arm('away')), [['motor', 0]]);
  assert.deepEqual(heard(arm('left'), arm('left')), []);
  assert.deepEqual(heard(arm('left'), arm(null)), []);
  assert.deepEqual(heard(arm('left'), arm(null, 2)), [['drum', 0]]);
});

test('all others hear the claw move as they see it', () => {
  const seen = (x: number) => look('claw_machine', { grab: 1, claw: [x, 3], holding: null });
  assert.deepEqual(heard(seen(4), seen(5)), [['motor', 0]]);
  assert.deepEqual(heard(seen(5), seen(5)), []);
});

test('at the lottery the drum rolls for every draw, and the main prize is cheered', () => {
  const stand = (bag: number, winner: number | null) => look('rummelplatz', { winner, bag, tickets: [{}], visiting: false, booth: null });
  assert.deepEqual(heard(stand(12, null), stand(11, null)), [['drum', 0]]);
  assert.deepEqual(heard(stand(11, null), stand(10, 2)), [['drum', 0], ['cheer', 0]]);
});

test('a booth of the fair is heard as it is alone, and the way to another booth is quiet', () => {
  const visit = (booth: Observation) => look('rummelplatz', { winner: null, bag: 12, tickets: [], visiting: true, booth });
  const boat = (row: number) => look('swing_boat', { swingers: [{ row, rolled: [] }] });
  assert.deepEqual(heard(visit(boat(1)), visit(boat(4))), [['swing', 0]]);
  assert.deepEqual(heard(visit(boat(1)), visit(train([], []))), []);
});
