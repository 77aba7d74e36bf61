import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Digits } from './keys.ts';

test('a digit is a number at once', () => assert.equal(new Digits().press('3', 0, 5), 3));
test('two digits soon after each other are one number', () => {
  const digits = new Digits();
  assert.equal(digits.press('1', 0, 20), 1);
  assert.equal(digits.press('2', 500, 20), 12);
});
test('after a pause a digit begins anew', () => {
  const digits = new Digits();
  digits.press('1', 0, 20);
  assert.equal(digits.press('2', 2000, 20), 2);
});
test('a longer number that is too large is its last digit', () => {
  const digits = new Digits();
  digits.press('1', 0, 5);
  assert.equal(digits.press('2', 100, 5), 2);
});
test('a number out of reach is none', () => assert.equal(new Digits().press('9', 0, 5), 0));
