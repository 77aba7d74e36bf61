import assert from 'node:assert/strict';
import { test } from 'node:test';
import { next, nextWhere } from './rove.ts';

const grid = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'].map((id, i) => ({ id, x: (i % 3) * 10, y: Math.floor(i / 3) * 10 }));
const wheel = Array.from({ length: 8 }, (_, i) => ({
  id: `w${i}`,
  x: Math.round(100 * Math.sin((i * Math.PI) / 4)),
  y: Math.round(-100 * Math.cos((i * Math.PI) / 4)),
}));

test('arrows walk a grid', () => {
  assert.equal(next(grid, 'a1', 'ArrowRight'), 'b1');
  assert.equal(next(grid, 'b1', 'ArrowDown'), 'b2');
  assert.equal(next(grid, 'c2', 'ArrowUp'), 'c1');
});
test('the edge leads nowhere', () => assert.equal(next(grid, 'c1', 'ArrowRight'), null));
test('arrows walk a wheel', () => {
  assert.equal(next(wheel, 'w0', 'ArrowDown'), 'w4');
  assert.equal(next(wheel, 'w2', 'ArrowLeft'), 'w6');
  assert.equal(next(wheel, 'w4', 'ArrowUp'), 'w0');
  assert.equal(next(wheel, 'w0', 'ArrowUp'), null);
});
test('without a place to start from, any arrow leads to the first', () =>
  assert.equal(next(grid, null, 'ArrowLeft'), 'a1'));
test('Home and End', () => {
  assert.equal(next(grid, 'b2', 'Home'), 'a1');
  assert.equal(next(grid, 'b2', 'End'), 'c2');
});
test('another key is none of ours', () => assert.equal(next(grid, 'a1', 'x'), null));
test('the next open place goes round', () => {
  const open = (id: string) => id === 'b1' || id === 'a2';
  assert.equal(nextWhere(grid, 'b1', open), 'a2');
  assert.equal(nextWhere(grid, 'a2', open), 'b1');
  assert.equal(nextWhere(grid, 'b1', open, true), 'a2');
  assert.equal(nextWhere(grid, null, open), 'b1');
  assert.equal(nextWhere(grid, 'a1', () => false), null);
});
