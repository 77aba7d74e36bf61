/** How long a piece flies, in ms. */
const duration = 320;

interface Point {
  x: number;
  y: number;
}

const pieces = (root: Element) => root.querySelectorAll<SVGGraphicsElement | HTMLElement>('[data-piece]');

function centre(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A way on the screen, in the units of the parent that a `translate` of the element is measured in. */
export function inside(element: Element, dx: number, dy: number): Point {
  const parent = element.parentNode;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  if (!matrix) return { x: dx, y: dy };
  const { a, b, c, d } = matrix;
  const det = a * d - b * c;
  return { x: (d * dx - c * dy) / det, y: (a * dy - b * dx) / det };
}

/**
 * Do `change` (which must have drawn itself when it returns: flushSync) and let the pieces (`data-piece`) that the step
 * moved fly from where they were on the screen to where they are after. `sources` names them; a piece that was nowhere
 * starts at the place (`data-place`) given there. Whatever only stands elsewhere because the page is laid out anew does
 * not fly. With reduced motion nothing moves.
 */
export function fly(root: Element, change: () => void, sources: ReadonlyMap<string, string> = new Map()) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const was = new Map<string, Point>();
  for (const element of pieces(root)) was.set(element.dataset.piece ?? '', centre(element));
  const places = new Map<string, Point>();
  for (const [piece, place] of sources) {
    const element = root.querySelector(`[data-place="${CSS.escape(place)}"]`);
    if (element && !was.has(piece)) places.set(piece, centre(element));
  }
  change();
  for (const element of pieces(root)) {
    const piece = element.dataset.piece ?? '';
    for (const running of element.getAnimations()) if (running.id === 'flight') running.cancel();
    const from = sources.has(piece) ? (was.get(piece) ?? places.get(piece)) : undefined;
    if (!from) continue;
    const to = centre(element);
    if (Math.hypot(from.x - to.x, from.y - to.y) < 2) continue;
    const d = inside(element, from.x - to.x, from.y - to.y);
    element.animate({ translate: [`${d.x}px ${d.y}px`, '0 0'] }, { id: 'flight', duration, easing: 'ease-out' });
  }
}
