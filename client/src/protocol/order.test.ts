import assert from 'node:assert/strict';
import { test } from 'node:test';
import { order } from './order.ts';

test('the next step is taken', () => assert.equal(order(7, 8), 'next'));
test('a step seen before is left', () => {
  assert.equal(order(7, 7), 'old');
  assert.equal(order(7, 3), 'old');
});
test('a gap is asked for', () => assert.equal(order(7, 9), 'gap'));
test('with nothing yet, only the very first step follows', () => {
  assert.equal(order(-1, 0), 'next');
  assert.equal(order(-1, 5), 'gap');
});
