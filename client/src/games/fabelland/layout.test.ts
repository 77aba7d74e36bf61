import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaGuests, areas, boothAt, compartmentGuests, nearest, sideway, stepsOf, type Standing } from './layout.ts';

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
const apart = (a: Standing, b: Standing) => Math.hypot(a.at[0] - b.at[0], (a.at[1] - b.at[1]) / 1.25);
test('guests of an area stand clear of each other and of its letter', () => {
  for (const area of 'DEF')
    for (let n = 1; n <= 30; n++) {
      const all = areaGuests(area, 'K'.repeat(n));
      assert.equal(all.reduce((sum, { count }) => sum + count, 0), n);
      all.forEach((one, i) => {
        for (const other of all.slice(i + 1)) assert.ok(apart(one, other) >= one.size, `${area} ${n}`);
        const [x, y] = areas[area]!.letter;
        assert.ok(Math.hypot(one.at[0] - x, one.at[1] - y) > 13 + one.size / 2, `${area} ${n}`);
      });
    }
});
test('a crowd that finds no room is counted by kind', () => {
  const all = areaGuests('E', 'P'.repeat(20) + 'K'.repeat(20) + 'T'.repeat(5));
  assert.deepEqual(all.map(({ kind, count }) => [kind, count]), [['P', 20], ['K', 20], ['T', 5]]);
});
