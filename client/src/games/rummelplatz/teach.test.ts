import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TALES } from './art/tales.ts';
import { course, placed, poseIn, SCENE, SCENES, seen, type Actor } from './teach.ts';

const die: Actor = { art: '', poses: [[10, 20], [30, 20, 2, 90], [30, 20, 2, 90, 0]] };

test('an example is four scenes in ten seconds', () => {
  assert.equal(SCENES * SCENE, 10_000);
});

test('a piece without a pose of its own stays where it was', () => {
  assert.deepEqual(poseIn(die, 3), [30, 20, 2, 90, 0]);
});

test('a pose is drawn where it says, upright and whole unless it says so', () => {
  assert.equal(placed([10, 20]), 'translate(10px, 20px) rotate(0deg) scale(1)');
  assert.equal(placed([30, 20, 2, 90]), 'translate(30px, 20px) rotate(90deg) scale(2)');
  assert.equal(seen([10, 20]), 1);
  assert.equal(seen([30, 20, 2, 90, 0]), 0);
});

test('a stylesheet gets every scene', () => {
  assert.match(course(die), /^--t1:translate\(10px, 20px\).*--o4:0$/);
});

test('every booth has an example that moves in every scene and stays in its picture', () => {
  const booths = ['bumper_cars', 'claw_machine', 'fortune_teller', 'ghost_train', 'hau_den_lukas', 'horse_race', 'roller_coaster', 'swing_boat'];
  assert.deepEqual(Object.keys(TALES).toSorted(), booths);
  for (const [booth, tale] of Object.entries(TALES)) {
    const actors = tale();
    for (let scene = 1; scene < SCENES; scene++)
      assert.ok(actors.some((one) => String(poseIn(one, scene)) !== String(poseIn(one, scene - 1))), `${booth} rests in scene ${scene + 1}`);
    for (const one of actors)
      for (let scene = 0; scene < SCENES; scene++) {
        const [x, y] = poseIn(one, scene);
        if (seen(poseIn(one, scene))) assert.ok(x >= 0 && x <= 320 && y >= 0 && y <= 180, `${booth}: a piece at ${x}, ${y}`);
      }
  }
});
