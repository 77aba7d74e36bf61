// The part of a park that is looked at: fitted until somebody moves it.

import { boxText, zoomed, type Box, type Point } from './geometry.ts';

export class View {
  #fit: () => Box;
  #moved = $state.raw<Box | null>(null);
  #fingers = new Map<number, Point>();
  #dragged = false;

  constructor(fit: () => Box) {
    this.#fit = fit;
  }

  box = $derived.by(() => this.#moved ?? this.#fit());
  text = $derived(boxText(this.box));

  get moved(): boolean {
    return this.#moved !== null;
  }

  /** True just after a drag, so that the click at its end touches nothing. */
  get dragged(): boolean {
    return this.#dragged;
  }

  zoom(by: number, about?: Point) {
    const width = this.box.width * by, whole = this.#fit().width;
    if (width > whole * 2.5 || width < 180) return;
    this.#moved = zoomed(this.box, by, about);
  }

  pan(dx: number, dy: number) {
    this.#moved = { ...this.box, x: this.box.x - dx, y: this.box.y - dy };
  }

  reset() {
    this.#moved = null;
  }

  down(event: PointerEvent) {
    if (this.#fingers.size === 0) this.#dragged = false;
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  /** One finger or the mouse drags, two fingers pinch. `scale` is board units per pixel. */
  move(event: PointerEvent, svg: SVGSVGElement) {
    const was = this.#fingers.get(event.pointerId);
    if (!was) return;
    const is: Point = [event.clientX, event.clientY];
    const scale = 1 / (svg.getScreenCTM()?.a ?? 1);
    if (this.#fingers.size === 1) {
      if (!this.#dragged && Math.hypot(is[0] - was[0], is[1] - was[1]) < 4) return;
      this.#dragged = true;
      this.pan((is[0] - was[0]) * scale, (is[1] - was[1]) * scale);
    } else {
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)![1];
      const spread = (a: Point) => Math.max(20, Math.hypot(a[0] - other[0], a[1] - other[1]));
      this.#dragged = true;
      this.zoom(spread(was) / spread(is), this.point(svg, [(is[0] + other[0]) / 2, (is[1] + other[1]) / 2]));
    }
    this.#fingers.set(event.pointerId, is);
  }

  up(event: PointerEvent) {
    this.#fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent, svg: SVGSVGElement) {
    event.preventDefault();
    this.zoom(Math.exp(event.deltaY * 0.0012), this.point(svg, [event.clientX, event.clientY]));
  }

  /** A point of the screen in board units. */
  point(svg: SVGSVGElement, [x, y]: Point): Point {
    const m = svg.getScreenCTM();
    if (!m) return [0, 0];
    const p = new DOMPoint(x, y).matrixTransform(m.inverse());
    return [p.x, p.y];
  }
}
