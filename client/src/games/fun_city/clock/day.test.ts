import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callBy, clockOf, closing, help, morning, over, press, read, slogFrom, slogIsUp, undo, type Day } from './day.ts';

const on = (day: Day, ...steps: number[]): Day => steps.reduce((now, step) => press(now, step), day);
const after = (...steps: number[]): Day => on(morning, ...steps);

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
  const again = on(once, 20, 20, 20, 10); // 11:00
  assert.ok(slogIsUp(again));
  assert.equal(slogFrom(help(again)), 0);
});

test('while she is up her other times pass without effect', () => {
  const late = on(after(20, 20, 20), 20, 20, 20); // up since 10:00, and it is 11:00
  assert.ok(slogIsUp(late));
  assert.ok(!slogIsUp(help(late)));
  assert.ok(slogIsUp(on(help(late), 20, 20, 20, 20))); // 12:20, past 12:10
});

test('by chance she comes when the die says so, and at no set time', () => {
  const chance = callBy(morning, true);
  assert.ok(!slogIsUp(on(chance, 20, 20, 20))); // 10:00, past 9:50
  const up = press(on(chance, 20), 20, true);
  assert.ok(slogIsUp(up));
  assert.deepEqual(press(up, 10, true).rises, [2]);
  assert.ok(!slogIsUp(undo(up)));
  assert.ok(slogIsUp(press(help(up), 10, true)));
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
  const up = press(callBy(after(10), true), 20, true);
  assert.deepEqual(read(JSON.stringify(up)), up);
  const wrong = [{ presses: [30] }, { helped: -1 }, { helped: 1 }, { rises: [1] }, { chance: 'no' }, { rises: [0] }];
  const days = wrong.map((part) => JSON.stringify({ ...morning, ...part }));
  for (const kept of [null, '', 'null', '[]', '{"presses":[10],"helped":0}', ...days]) assert.equal(read(kept), morning);
});
