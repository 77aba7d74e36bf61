import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cornerOf, lineOf, linePlace, lines } from './display.ts';

test('slots stand row by row', () => {
  assert.deepEqual([0, 1, 2, 3].map(cornerOf), [{ x: 0, y: 0 }, { x: 214, y: 0 }, { x: 0, y: 122 }, { x: 214, y: 122 }]);
});

test('a row is marked at its left, a column at its top', () => {
  assert.deepEqual(lines.map((line) => linePlace(line)), [{ x: -22, y: 50 }, { x: -22, y: 172 }, { x: 100, y: -22 }, { x: 314, y: -22 }]);
});

test('a line frames its own two slots', () => {
  for (const line of lines) {
    const { frame, slots } = lineOf(line.name)!;
    for (const [i, place] of ['slot:1', 'slot:2', 'slot:3', 'slot:4'].entries()) {
      const { x, y } = cornerOf(i);
      const inside = x >= frame.x && x + 200 <= frame.x + frame.width && y >= frame.y && y + 100 <= frame.y + frame.height;
      assert.equal(inside, slots.includes(place), `${line.name} ${place}`);
    }
  }
});

test('no other line is known', () => assert.equal(lineOf('row 3'), null));
