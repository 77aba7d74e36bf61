// Guests that tumble: each is seen leaving where it came from, dropping, and rolling to where the host says it lies.

import type { GuestDrop } from '../../protocol/messages.ts';

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function middle(element: Element): DOMPoint {
  const box = element.getBoundingClientRect();
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
}

/** A way on the screen in the units of the element that a piece is drawn in. */
function inside(element: Element, dx: number, dy: number): { x: number; y: number } {
  const matrix = element.parentElement instanceof SVGGraphicsElement ? element.parentElement.getScreenCTM() : null;
  if (!matrix) return { x: dx, y: dy };
  const { a, b, c, d } = matrix;
  const det = a * d - b * c;
  return { x: (d * dx - c * dy) / det, y: (a * dy - b * dx) / det };
}

export class Falls {
  #seen: number | null = null;

  /** The drops that came since the last look fall now; none while looking back or at the first look. */
  see(root: Element, drops: readonly GuestDrop[], past: boolean) {
    const last = drops.at(-1)?.number ?? 0;
    const seen = this.#seen;
    this.#seen = last;
    if (seen === null || past || last < seen || calm()) return;
    const fresh = drops.filter(({ number }) => number > seen);
    const used = new Set<Element>();
    for (const drop of fresh) fall(root, drop, used);
  }
}

function fall(root: Element, drop: GuestDrop, used: Set<Element>) {
  const source = root.querySelector(`[data-place="${CSS.escape(drop.source)}"]`);
  const onto = root.querySelector(`[data-place="${CSS.escape(drop.onto)}"]`);
  if (!onto) return;
  const over = middle(onto);
  const from = source ? middle(source) : new DOMPoint(over.x, over.y - 260);
  drop.guests.forEach(({ guest, place, falls }, i) => {
    const all = root.querySelectorAll(`.faller[data-kind="${guest}"][data-on="${CSS.escape(place)}"]`);
    const element = [...all].reverse().find((one) => !used.has(one));
    if (!element) return;
    used.add(element);
    const to = middle(element);
    const at = (x: number, y: number) => {
      const d = inside(element, x - to.x, y - to.y);
      return `${d.x}px ${d.y}px`;
    };
    // first together above the middle of the board, then down, off the rim once for every fall, and to rest
    const frames: Keyframe[] = [
      { translate: at(from.x, from.y), offset: 0 },
      { translate: at(over.x + 10 * Math.cos(i * 2.4), over.y - 70 + 8 * Math.sin(i * 2.4)), easing: 'ease-in' },
      { translate: at(over.x + 26 * Math.cos(i * 2.4), over.y + 20 * Math.sin(i * 2.4)), easing: 'ease-out' },
    ];
    for (let n = 0; n < falls; n++) {
      const way = i * 2.4 + n * 2;
      frames.push(
        { translate: at(over.x + 120 * Math.cos(way), over.y + 120 * Math.sin(way)) },
        { translate: at(over.x, over.y - 70), easing: 'ease-in' },
        { translate: at(over.x, over.y) },
      );
    }
    frames.push(
      { translate: at((to.x * 3 + over.x) / 4, (to.y * 3 + over.y) / 4 - 14), easing: 'ease-in' },
      { translate: '0px 0px', offset: 1 },
    );
    element.animate(frames, { id: 'fall', duration: 900 + 350 * falls, delay: i * 45, fill: 'backwards' });
  });
}
