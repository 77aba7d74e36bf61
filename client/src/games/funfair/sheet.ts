// The rows of the score sheet and what is said of them.

import { t } from '../../text/text.svelte.ts';
import type { FunfairObservation, FunfairPark, ScoreLine } from '../../protocol/messages.ts';
import { say, type Faces } from './names.ts';

export const rows = ['size', 'blueprints', 'coins', 'staff', 'award'] as const;
export type Row = (typeof rows)[number];

/** The parks as they came in. */
export const ranked = (obs: FunfairObservation): FunfairPark[] => obs.parks.toSorted((a, b) => a.place - b.place || a.seat - b.seat);

export const wins = (obs: FunfairObservation, park: FunfairPark): boolean => obs.result?.winners.includes(park.seat) ?? park.place === 1;

export const linesOf = (park: FunfairPark, row: Row): readonly ScoreLine[] => park.score[row === 'size' ? 'size_lines' : row === 'blueprints' ? 'blueprint_lines' : row === 'coins' ? 'coin_lines' : row === 'staff' ? 'staff_lines' : 'award_lines'];

export const titleOf = (row: Row, obs: FunfairObservation, faces: Faces): string => say(`row-${row}`, { award: obs.award ? faces.award(obs.award).name : '' });

export function aboutOf(row: Row, obs: FunfairObservation, faces: Faces): string {
  if (row === 'award') return obs.award ? t(faces.award(obs.award).text) : '';
  return say(`about-${row}`, { miss: faces.reference.miss, coins: faces.reference.coins_per_point });
}

export const signed = (n: number): string => String(n).replace('-', '−');
