import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Drag } from './drag.ts';

/** A board where everything right of x = 100 is the place "field"; it writes down what a drag does to it. */
function board(touched: string[] = []) {
  const done: string[] = [];
  const drag = new Drag(
    {
      under: (x) => (x > 100 ? 'field' : null),
      touch: (place) => {
        done.push(`touch ${place}`);
        if (touched.includes(place)) touched.splice(touched.indexOf(place), 1);
        else touched.push(place);
      },
      move: (place, dx, dy) => done.push(`${place} ${dx},${dy}`),
    },
    (place) => touched.includes(place),
  );
  return { drag, done };
}
const at = (x: number, y = 0, id = 1) => ({ id, x, y });

test('a hand that trembles clicks', () => {
  const { drag, done } = board();
  drag.down('card', at(0));
  drag.move(at(2));
  assert.equal(drag.up(at(2)), false);
  assert.deepEqual(done, []);
});
test('from place to place it touches both', () => {
  const { drag, done } = board();
  drag.down('card', at(0));
  drag.move(at(3));
  drag.move(at(150, 20));
  assert.equal(drag.dragged, true);
  assert.equal(drag.up(at(150, 20)), true);
  assert.deepEqual(done, ['touch card', 'card 3,0', 'card 150,20', 'card 0,0', 'touch field']);
});
test('a piece touched before is not let go by lifting it', () => {
  const { drag, done } = board(['card']);
  drag.down('card', at(0));
  drag.move(at(150));
  drag.up(at(150));
  assert.deepEqual(done, ['card 150,0', 'card 0,0', 'touch field']);
});
test('let go over nothing it goes home, and its touch is taken back', () => {
  const { drag, done } = board();
  drag.down('card', at(0));
  drag.move(at(50));
  drag.up(at(50));
  assert.deepEqual(done, ['touch card', 'card 50,0', 'card 0,0', 'touch card']);
});
test('cancelled it goes home and is idle', () => {
  const { drag, done } = board();
  drag.down('card', at(0));
  drag.move(at(150));
  assert.equal(drag.cancel(), true);
  assert.deepEqual(done.slice(-2), ['card 0,0', 'touch card']);
  drag.move(at(200));
  assert.equal(drag.up(at(200)), false);
  assert.equal(done.length, 4);
});
test('what was only held is let go by Esc without a word', () => {
  const { drag, done } = board();
  drag.down('card', at(0));
  assert.equal(drag.cancel(), false);
  assert.deepEqual(done, []);
});
test('a second finger does not disturb', () => {
  const { drag, done } = board();
  drag.down('card', at(0));
  drag.down('other', at(5, 0, 2));
  drag.move(at(90, 0, 2));
  assert.equal(drag.up(at(90, 0, 2)), false);
  assert.deepEqual(done, []);
  assert.equal(drag.dragged, false);
});
