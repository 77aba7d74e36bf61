import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patience } from './socket.ts';

test('tries grow apart, up to eight seconds', () =>
  assert.deepEqual([0, 1, 2, 3, 4, 9].map(patience), [500, 1000, 2000, 4000, 8000, 8000]));
