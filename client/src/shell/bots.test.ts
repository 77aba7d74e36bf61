import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usualBot } from './bots.ts';

test('the best bot is proposed', () => assert.equal(usualBot(['random', 'novice', 'greedy', 'sharp']), 'sharp'));
test('the one that takes its time is for those who ask for it', () =>
  assert.equal(usualBot(['random', 'greedy', 'search']), 'greedy'));
test('where there are none, none is proposed', () => assert.equal(usualBot([]), ''));
