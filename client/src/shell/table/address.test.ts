import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAddress, stepAddress } from './address.ts';

test('a step link names line and seat', () => {
  assert.deepEqual(readAddress('?line=17&seat=1', ''), { seat: 1, line: 17, token: '' });
  assert.equal(stepAddress('/t/x', 17, 1), '/t/x?line=17&seat=1');
});
test('a step link without a seat is the watcher’s', () => {
  assert.deepEqual(readAddress('?line=0', ''), { seat: null, line: 0, token: '' });
  assert.equal(stepAddress('/t/x', 0, null), '/t/x?line=0');
});
test('an invitation has a seat and a secret', () =>
  assert.deepEqual(readAddress('?seat=2', '#abc'), { seat: 2, line: null, token: 'abc' }));
test('a table’s own address says nothing more', () => {
  assert.deepEqual(readAddress('', ''), { seat: undefined, line: null, token: '' });
  assert.equal(stepAddress('/t/x', null, 3), '/t/x');
});
test('what is no number is left out', () =>
  assert.deepEqual(readAddress('?line=-1&seat=x', ''), { seat: undefined, line: null, token: '' }));
