// What a phone can look at, one at a time.

import type { View } from '../../parts/corners.svelte.ts';
import { say } from './names.ts';

const icons = {
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2ZM9 4v14M15 6v14',
  hand: 'M4 7l8-3 5 12-8 3ZM14 6l5-1 2 13-5 1',
  pockets: 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4ZM15 6v12',
};

export const views = (): View[] => Object.entries(icons).map(([key, icon]) => ({ key, icon, label: say(`tab-${key}`) }));
