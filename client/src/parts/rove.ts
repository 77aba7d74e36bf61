/** A place on a board: its name on the wire and its centre, in the drawing's own units. */
export interface Spot {
  id: string;
  x: number;
  y: number;
}

const arrows: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * The place a key leads to from another: the nearest in the quarter an arrow points to (straight ahead counts before
 * aside), the first and last by Home and End. Null where there is none, or where the key is none of these.
 */
export function next(spots: readonly Spot[], from: string | null, key: string): string | null {
  if (key === 'Home') return spots[0]?.id ?? null;
  if (key === 'End') return spots.at(-1)?.id ?? null;
  const arrow = arrows[key];
  if (!arrow) return null;
  const start = spots.find((spot) => spot.id === from);
  if (!start) return spots[0]?.id ?? null;
  const [dx, dy] = arrow;
  let best: string | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - start.x) * dx + (spot.y - start.y) * dy;
    const aside = Math.abs((spot.x - start.x) * dy + (spot.y - start.y) * dx);
    if (ahead <= 0 || aside > ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [spot.id, far];
  }
  return best;
}

/** The next (or, backwards, the previous) place for which `wanted` holds, round and round in the given order. */
export function nextWhere(
  spots: readonly Spot[],
  from: string | null,
  wanted: (id: string) => boolean,
  back = false,
): string | null {
  const ids = (back ? spots.toReversed() : spots).map((spot) => spot.id);
  const at = from === null ? -1 : ids.indexOf(from);
  return [...ids.slice(at + 1), ...ids.slice(0, at + 1)].find(wanted) ?? null;
}
