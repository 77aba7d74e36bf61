// A card taken with the mouse or a pen: where it is let go counts as the second touch. A finger scrolls and taps instead.

import type { Picking } from '../../parts/picking.svelte.ts';
import { touchCard } from './picks.ts';

/** How far a pointer goes before it drags, in px. */
const slack = 5;

/** The first place under a point that leads on from what is touched. */
function under(picking: Picking, x: number, y: number, self: Element): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (self.contains(element)) continue;
    const zone = element.closest<HTMLElement>('[data-drop], [data-place]');
    const places = zone ? [zone.dataset.place, ...(zone.dataset.drop?.split(' ') ?? [])] : [];
    const found = places.find((place) => place !== undefined && picking.leads(place) && !picking.isTouched(place));
    if (found) return found;
  }
  return undefined;
}

export const dragged = (picking: Picking, place: string) => (node: HTMLElement) => {
  let from: { x: number; y: number; id: number } | null = null;
  let held = false;

  const home = () => {
    node.style.removeProperty('translate');
    node.style.removeProperty('z-index');
    node.style.removeProperty('pointer-events');
    node.style.removeProperty('position');
    from = null;
    removeEventListener('keydown', escape, true);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !held) return;
    event.stopPropagation();
    home();
  };
  const down = (event: PointerEvent) => {
    held = false;
    if (event.button !== 0 || event.pointerType === 'touch' || !picking.named(place)) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // a quick hand is off the card before it has moved once over it
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    const x = event.clientX - from.x, y = event.clientY - from.y;
    if (!held && Math.hypot(x, y) < slack) return;
    if (!held) {
      held = true;
      node.setPointerCapture(from.id);
      addEventListener('keydown', escape, true);
      node.style.position = 'relative';
      node.style.zIndex = '20';
      if (!picking.isTouched(place)) touchCard(picking, place);
    }
    node.style.translate = `${x}px ${y}px`;
  };
  const up = (event: PointerEvent) => {
    if (!from) return;
    const dropped = held && event.type === 'pointerup' ? under(picking, event.clientX, event.clientY, node) : undefined;
    home();
    if (dropped) picking.touch(dropped);
  };
  /** The press that ends a drag is none. */
  const click = (event: MouseEvent) => {
    if (!held) return;
    held = false;
    event.stopPropagation();
  };

  node.addEventListener('pointerdown', down);
  node.addEventListener('click', click, true);
  return () => {
    home();
    node.removeEventListener('pointerdown', down);
    node.removeEventListener('click', click, true);
  };
};
