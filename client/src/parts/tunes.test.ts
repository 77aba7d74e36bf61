import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Cue, lasts, type Note, tune } from './tunes.ts';

const CUES: readonly Cue[] = ['turn', 'shriek', 'bell', 'hooves', 'dice', 'motor', 'ratter', 'drum', 'cheer', 'bump', 'swing'];
const loudAt = (notes: readonly Note[], ms: number) => notes.reduce((sum, one) => sum + (ms >= one.at && ms < one.at + one.long ? one.loud : 0), 0);

test('every cue can be played, is over in two seconds and never too loud', () => {
  for (const cue of CUES)
    for (let n = 0; n <= 15; n++) {
      const notes = tune(cue, n);
      assert.ok(notes.length > 0, cue);
      assert.ok(lasts(notes) <= 2000, `${cue} lasts ${lasts(notes)}`);
      for (const { at, long, from, to } of notes) assert.ok(at >= 0 && long > 0 && from > 0 && to > 0, cue);
      for (let ms = 0; ms < 2000; ms += 10) assert.ok(loudAt(notes, ms) <= 1, `${cue} at ${ms}`);
    }
});

test('every seat shrieks in a voice of its own', () => {
  const voices = [0, 1, 2, 3, 4, 5].map((seat) => tune('shriek', seat)[0]!.from);
  assert.equal(new Set(voices).size, 6);
});

test('the striker climbs a step for every die before the bell', () => {
  assert.equal(tune('bell', 7).length - tune('bell', 0).length, 7);
  assert.equal(tune('bell', 20).length, tune('bell', 12).length);
});

test('a tune lasts until its last note has died', () => {
  const at = (start: number, long: number): Note => ({ at: start, long, wave: 'sine', from: 1, to: 1, loud: 1 });
  assert.equal(lasts([at(0, 500), at(300, 100)]), 500);
  assert.equal(lasts([]), 0);
});
