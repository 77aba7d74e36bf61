import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handOver } from './hand.ts';

const step = (seat: number | null, asksMe: boolean, ...waiting: number[]) => ({ seat, asksMe, waiting });

test('one seat at a device is never handed over', () => assert.equal(handOver([1], step(null, false, 1), []), null));
test('the device goes to the next of its seats that is asked', () =>
  assert.equal(handOver([0, 2], step(0, false, 2), []), 2));
test('who is asked keeps the device', () => assert.equal(handOver([0, 2], step(0, true, 0, 2), []), null));
test('from the watcher’s view it goes to the first that is asked', () =>
  assert.equal(handOver([0, 2], step(null, false, 1, 2), []), 2));
test('while others are asked nothing changes', () => assert.equal(handOver([0, 2], step(2, false, 1), []), null));
test('without a step there is nobody to hand it to', () => assert.equal(handOver([0, 2], null, []), null));
test('in a hidden window it goes round to each seat once', () => {
  assert.equal(handOver([0, 1, 2], step(null, false), []), 0);
  assert.equal(handOver([0, 1, 2], step(0, false), [0]), 1);
  assert.equal(handOver([0, 1, 2], step(null, false), [0, 1]), 2);
  assert.equal(handOver([0, 1, 2], step(2, false), [0, 1, 2]), null);
});
