import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockOf, closing, help, morning, over, press, read, slogFrom, slogIsUp, undo, type Day } from './day.ts';

const after = (...steps: number[]): Day => steps.reduce(press, morning);

test('presses move the clock, and it is held at five', () => {
  assert.equal(clockOf(after(10, 20)), 9 * 60 + 30);
  const late = after(...Array<number>(24).fill(20));
  assert.equal(clockOf(late), 17 * 60);
  assert.ok(over(late));
  assert.equal(press(late, 10), late);
});

test('a twenty just before five still ends at five', () => {
  assert.equal(clockOf(after(...Array<number>(23).fill(20), 10, 20)), 17 * 60);
});

test('SLOG comes up when her time is reached or passed, and waits', () => {
  assert.ok(!slogIsUp(after(20, 20))); // 9:40
  assert.ok(slogIsUp(after(20, 20, 10))); // 9:50
  assert.ok(slogIsUp(after(20, 20, 20))); // 10:00
  assert.ok(!slogIsUp(help(after(20, 20, 20))));
});

test('she starts from the other side after every help', () => {
  const once = help(after(20, 20, 10));
  assert.equal(slogFrom(after(20, 20, 10)), 0);
  assert.equal(slogFrom(once), 1);
  const again = [20, 20, 20, 10].reduce(press, once); // 11:00
  assert.ok(slogIsUp(again));
  assert.equal(slogFrom(help(again)), 0);
});

test('taking back the press that brought her up lets her down', () => {
  const up = after(20, 20, 10);
  assert.ok(!slogIsUp(undo(up)));
  assert.deepEqual(undo(help(up)), after(20, 20));
  assert.deepEqual(undo(morning), morning);
});

test('cards of an hour close at the next press from ten to, and on the hour', () => {
  assert.equal(closing(after(20, 20)), null); // 9:40: a twenty just reaches 10:00
  assert.equal(closing(after(20, 20, 10)), 600);
  assert.equal(closing(after(20, 20, 20)), 600);
  assert.equal(closing(after(20, 20, 20, 10)), null);
});

test('what was kept is believed only where it is a day', () => {
  assert.deepEqual(read(JSON.stringify(after(10, 20))), after(10, 20));
  for (const kept of [null, '', 'null', '{"presses":[30],"helped":0}', '{"presses":[10]}', '{"presses":[10],"helped":-1}'])
    assert.equal(read(kept), morning);
});
