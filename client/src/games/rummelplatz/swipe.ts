// Where a finger went: a swipe has a direction, a short one is a tap.

export type Way = 'left' | 'right' | 'up' | 'down';

/** How far a pointer must go to have swiped, in px. */
export const FAR = 24;

/** The direction of a stroke, by its longer part; null for one too short to mean anything. */
export function swiped(dx: number, dy: number): Way | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < FAR) return null;
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}
