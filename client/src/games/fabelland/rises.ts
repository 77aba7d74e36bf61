// Which attractions rode between two looks at the table: their guests are gone, and they still stand there.

import type { Carousel } from '../../protocol/messages.ts';

export interface Ride {
  /** "A-red" */
  edge: string;
  carousel: string;
  side: number;
  balloons: number;
}

export function ridden(was: readonly Carousel[], is: readonly Carousel[]): Ride[] {
  const sat = new Map(was.flatMap(({ edges }) => edges.map((edge) => [edge.place, edge.attraction] as const)));
  return is.flatMap(({ name, edges }) =>
    edges.flatMap(({ place, side, attraction }) => {
      const before = sat.get(place);
      const rode = attraction && before?.card === attraction.card && before.spaces.some((s) => s.guest) && attraction.spaces.every((s) => !s.guest);
      return rode ? [{ edge: place.slice(5), carousel: name, side, balloons: attraction.value }] : [];
    }),
  );
}
