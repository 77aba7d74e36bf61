// The rows of the end table: which areas of which park stand in it. Points are the host's.

import type { Area, AquaparkPark as Park } from '../../protocol/messages.ts';

export const rows = ['P', 'G', 'B', 'r', 'u', 'guards', 'awards', 'total'] as const;
export type Row = (typeof rows)[number];

export const terrains: readonly Row[] = ['P', 'G', 'B', 'r', 'u'];

/** The areas of a terrain that have visitors, the best first. */
export function scored(park: Park, terrain: string): Area[] {
  return park.areas.filter((a) => a.terrain === terrain && a.visitors.length > 0).toSorted((a, b) => b.points - a.points);
}

/** `area` counts the areas of one terrain in one park. */
export type StepAt = { row: Row; seat: number; area: number };

/** One after the other through all that scores: each area of each terrain in each park, lifeguards, awards, the total. */
export function steps(parks: readonly Park[]): StepAt[] {
  return rows.flatMap((row) => {
    if (!terrains.includes(row)) return parks.map((park) => ({ row, seat: park.seat, area: 0 }));
    return parks.flatMap((park) => scored(park, row).map((_, area) => ({ row, seat: park.seat, area })));
  });
}
