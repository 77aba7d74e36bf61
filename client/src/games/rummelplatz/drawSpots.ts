// Spots drawn by mouse or finger onto other spots: all it does is to touch both, as two presses would.

import { Drag } from '../../parts/drag.ts';
import type { Picking } from '../../parts/picking.svelte.ts';

const facts = (event: PointerEvent) => ({ id: event.pointerId, x: event.clientX, y: event.clientY });

/** For an element whose spots of places that begin with `from` may be let go over spots that begin with `onto`. */
export function drawSpots(picking: Picking, from: string, onto: string) {
  return (root: HTMLElement) => {
    const spotOf = (place: string) => root.querySelector<HTMLElement>(`[data-place="${place}"]`);
    const drag = new Drag(
      {
        under: (x, y) =>
          document.elementsFromPoint(x, y).map((one) => one.closest<HTMLElement>(`[data-place^="${onto}"]`)?.dataset.place).find(Boolean) ?? null,
        touch: (place) => picking.touch(place),
        move: (place, dx, dy) => {
          const spot = spotOf(place);
          if (spot) [spot.style.translate, spot.style.zIndex] = dx || dy ? [`${dx}px ${dy}px`, '5'] : ['', ''];
        },
      },
      (place) => picking.isTouched(place),
    );
    let dropped = false;
    const down = (event: PointerEvent) => {
      dropped = false;
      const spot = event.target instanceof Element ? event.target.closest<HTMLElement>(`[data-place^="${from}"].open`) : null;
      if (!spot?.dataset.place || event.button !== 0) return;
      spot.setPointerCapture(event.pointerId);
      drag.down(spot.dataset.place, facts(event));
    };
    const move = (event: PointerEvent) => drag.move(facts(event));
    const up = (event: PointerEvent) => (dropped = drag.up(facts(event)));
    const cancel = () => drag.cancel();
    // a drag ends in a click of its own, which must not touch once more
    const click = (event: MouseEvent) => {
      if (dropped) event.stopPropagation();
      dropped = false;
    };
    const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel } as const;
    for (const [name, ear] of Object.entries(heard)) root.addEventListener(name, ear as EventListener);
    root.addEventListener('click', click, true);
    return () => {
      for (const [name, ear] of Object.entries(heard)) root.removeEventListener(name, ear as EventListener);
      root.removeEventListener('click', click, true);
    };
  };
}
