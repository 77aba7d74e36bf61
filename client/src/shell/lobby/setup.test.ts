import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameInfo } from '../../protocol/messages.ts';
import { type Company, newTable, plainName, usualSeats } from './setup.ts';

const game = (minSeats: number, maxSeats: number): GameInfo => ({
  key: 'bumper_cars',
  title: 'Bumper Cars',
  minSeats,
  maxSeats,
  options: [],
  bots: ['random'],
  partOf: '',
  atOnce: {},
  lesson: false,
});

test('a game is offered for two, or as few as it takes', () => {
  assert.equal(usualSeats(game(1, 5)), 2);
  assert.equal(usualSeats(game(3, 6)), 3);
  assert.equal(usualSeats(game(1, 1)), 1);
});
test('friends get open chairs at a table that is not shown', () =>
  assert.deepEqual(newTable(game(3, 6), 'friends', 3, {}, 'random'), {
    game: 'bumper_cars',
    seats: ['me', 'open', 'open'],
    options: {},
    listed: false,
  }));
test('anyone sees the table', () => assert.equal(newTable(game(3, 6), 'anyone', 3, {}, 'random').listed, true));
test('what was chosen for a chair that is not there is left out', () => {
  const own = { key: 'time', values: ['even', 'double'], default: 'even', seats: true };
  const options = { clock: 'live', 'time-1': 'double', 'time-4': 'double' };
  const made = newTable({ ...game(3, 6), options: [own] }, 'friends', 4, options, 'random');
  assert.deepEqual(made.options, { clock: 'live', 'time-1': 'double' });
});
test('bots take the other chairs', () =>
  assert.deepEqual(newTable(game(3, 6), 'bots', 4, {}, 'greedy').seats, ['me', 'greedy', 'greedy', 'greedy']));
test('an attraction alone against time leaves the own chair free, until one has read what it is about', () => {
  const alone = { ...game(3, 6), partOf: 'rummelplatz' };
  const seats = (one: GameInfo, company: Company, clock: string) => newTable(one, company, 3, { clock }, 'sharp').seats;
  assert.deepEqual(seats(alone, 'bots', 'live'), ['open', 'sharp', 'sharp']);
  assert.deepEqual(seats(alone, 'bots', 'calm'), ['me', 'sharp', 'sharp']);
  assert.deepEqual(seats(alone, 'friends', 'live'), ['me', 'open', 'open']);
  assert.deepEqual(seats({ ...alone, partOf: '' }, 'bots', 'live'), ['me', 'sharp', 'sharp']);
});
test('on one device every chair is mine', () =>
  assert.deepEqual(newTable(game(3, 6), 'here', 3, {}, 'random').seats, ['me', 'me', 'me']));
test('a name typed carelessly is the same name', () => {
  assert.equal(plainName(' Brass  Carousel '), 'brass carousel');
  assert.equal(plainName('brass-carousel'), 'brass carousel');
});
