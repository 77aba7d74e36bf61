import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swiped } from './swipe.ts';

test('a stroke goes where its longer part goes', () => {
  assert.equal(swiped(-40, 12), 'left');
  assert.equal(swiped(60, -59), 'right');
  assert.equal(swiped(5, -30), 'up');
  assert.equal(swiped(-20, 31), 'down');
});

test('a short stroke is a tap', () => {
  assert.equal(swiped(23, -23), null);
  assert.equal(swiped(24, 0), 'right');
});
