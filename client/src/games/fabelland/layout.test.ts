import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaGuests, boothAt, compartmentGuests, nearest, sideway, stepsOf } from './layout.ts';

test('side 0 of every carousel looks to the centre', () => {
  assert.equal(sideway('A', 0), 0);
  assert.equal(sideway('B', 0), 180);
  assert.equal(sideway('C', 0), 270);
});
test('the side over against the centre of A is on the far left', () => {
  const [x, y] = boothAt('A', 3);
  assert.ok(x < 100);
  assert.equal(Math.round(y), 186);
});
test('a turn takes the short way round', () => {
  assert.equal(nearest(300, 0), 360);
  assert.equal(nearest(0, 300), -60);
  assert.equal(nearest(720, 60), 780);
});
test('a drag is so many steps clockwise', () => {
  assert.equal(stepsOf(65), 1);
  assert.equal(stepsOf(-65), 5);
  assert.equal(stepsOf(355), 0);
});
test('up to nine guests stand one by one, more are counted', () => {
  for (let n = 0; n <= 9; n++) assert.equal(compartmentGuests('P'.repeat(n), 0).length, n);
  assert.deepEqual(compartmentGuests('PPPPPPKKKTTT', 0).map(({ kind, count }) => [kind, count]), [['P', 6], ['K', 3], ['T', 3]]);
});
test('guests of a compartment stand inside it', () => {
  for (let n = 1; n <= 9; n++)
    for (const { at: [x, y] } of compartmentGuests('P'.repeat(n), 0)) {
      const far = Math.hypot(x, y);
      assert.ok(far > 25 && far < 78, `${n}: ${far}`);
      assert.ok(Math.abs(Math.atan2(y, x)) < Math.PI / 6, `${n}: ${x} ${y}`);
    }
});
test('no two guests share a spot', () => {
  for (let n = 1; n <= 12; n++) assert.equal(new Set(areaGuests('D', 'K'.repeat(n)).map(({ at }) => at.join())).size, n);
});
