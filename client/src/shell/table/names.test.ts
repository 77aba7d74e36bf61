import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatInfo } from '../../protocol/messages.ts';
import { callNames } from './names.ts';

const chair = { name: '', mine: false, here: true, bot: '', invited: false, standIn: '', gone: false };
const person = (seat: number, name: string): SeatInfo => ({ ...chair, seat, kind: 'person', name });
const bot = (seat: number): SeatInfo => ({ ...chair, seat, kind: 'bot', bot: 'random' });
const called = (...seats: SeatInfo[]) => callNames(seats, () => 'Random');

test('people have their own names and bots their kind', () =>
  assert.deepEqual(called(person(0, 'Ana'), bot(1)), ['Ana', 'Random']));
test('two of a name are told apart by their chairs', () =>
  assert.deepEqual(called(bot(0), person(1, 'Ana'), bot(2)), ['Random 1', 'Ana', 'Random 3']));
test('a chair without a name has none', () => assert.deepEqual(called(person(0, ''), person(1, '')), ['', '']));
