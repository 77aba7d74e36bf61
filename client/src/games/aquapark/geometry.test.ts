import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lying, atLeast, boxOf, mirrored, quarter, spaceAt, spotOf, tagBeside, turned, zoomed, type Pose } from './geometry.ts';

const face = { card: 1, edges: ['N1', 'N2', 'E', 'S2', 'S1', 'W'] };
const seen = ({ lie, turn }: Pose) => {
  const card = new Lying(turned(face, turn), 0, 0, lie);
  return Object.fromEntries(card.edges.map((edge, i) => [card.middle(i).join(), edge]));
};

test('upright, the left of the top edge lies upper right', () => {
  const card = new Lying(face, 2, -1, 'V');
  assert.deepEqual(card.middle(0), [300, -50]);
  assert.deepEqual(card.middle(1), [300, 50]);
  assert.deepEqual(card.middle(2), [250, 100]);
  assert.deepEqual(card.middle(5), [250, -100]);
  assert.deepEqual(card.inward(0), [-1, 0]);
  assert.deepEqual([card.width, card.height], [100, 200]);
});

test('turned faces read as printed on the other side', () => {
  assert.deepEqual(turned(face, 'rot180').edges, ['S2', 'S1', 'W', 'N1', 'N2', 'E']);
  assert.deepEqual(turned(face, 'flipH').edges, ['N2', 'N1', 'W', 'S1', 'S2', 'E']);
  assert.deepEqual(turned(face, 'flipV').edges, ['S1', 'S2', 'E', 'N2', 'N1', 'W']);
});

test('four quarter turns come home, two are half a turn', () => {
  for (const turn of ['id', 'rot180', 'flipH', 'flipV'] as const) {
    let pose: Pose = { lie: 'H', turn };
    const start = seen(pose);
    pose = quarter(quarter(pose));
    for (const [at, edge] of Object.entries(start)) {
      const [x, y] = at.split(',').map(Number) as [number, number];
      assert.equal(seen(pose)[`${200 - x},${100 - y}`], edge);
    }
    assert.deepEqual(quarter(quarter(pose)), { lie: 'H', turn });
  }
});

test('a flip changes left and right as they are seen, flat and upright', () => {
  for (const lie of ['H', 'V'] as const) {
    const pose: Pose = { lie, turn: 'id' }, wide = lie === 'H' ? 200 : 100;
    for (const [at, edge] of Object.entries(seen(pose))) {
      const [x, y] = at.split(',').map(Number) as [number, number];
      assert.equal(seen(mirrored(pose))[`${wide - x},${y}`], edge);
    }
    assert.deepEqual(mirrored(mirrored(pose)), pose);
  }
});

test('spaces and spots are read from their names', () => {
  assert.deepEqual(spaceAt('0,-1,N'), [50, -100]);
  assert.deepEqual(spaceAt('2,0,W'), [200, 50]);
  assert.deepEqual(spotOf('at:V:-1,0'), { lie: 'V', x: -1, y: 0 });
  assert.equal(spotOf('space:0:2,0,W'), null);
});

test('a small box grows about its middle', () => {
  assert.deepEqual(atLeast({ x: 0, y: 0, width: 100, height: 500 }, 300, 400), { x: -100, y: 0, width: 300, height: 500 });
});

test('a box holds its cards and zooms about a point', () => {
  const box = boxOf([new Lying(face), new Lying(face, -1, 1, 'V')], 10);
  assert.deepEqual(box, { x: -110, y: -10, width: 320, height: 320 });
  assert.deepEqual(zoomed({ x: 0, y: 0, width: 100, height: 100 }, 0.5, [0, 0]), { x: 0, y: 0, width: 50, height: 50 });
});

test('a tag goes where it hides no card: below, else above, else beside, else clear of all', () => {
  const what = { x: 0, y: 0, width: 200, height: 100 }, view = { x: -300, y: -300, width: 900, height: 900 };
  assert.deepEqual(tagBeside(what, [], view, 150, 56), [0, 114]);
  assert.deepEqual(tagBeside(what, [new Lying(face, 0, 1)], view, 150, 56), [0, -70]);
  assert.deepEqual(tagBeside(what, [new Lying(face, 0, 1), new Lying(face, 0, -1)], view, 150, 56), [214, 22]);
  const ring = [new Lying(face, 0, 1), new Lying(face, 0, -1), new Lying(face, 2, 0), new Lying(face, -2, 0)];
  assert.deepEqual(tagBeside(what, ring, view, 150, 56), [0, 214]);
  assert.deepEqual(tagBeside(what, [], { ...view, height: 410 }, 150, 56), [0, -70]);
});
