// What a phone can look at, one at a time.

import type { View } from '../../parts/corners.svelte.ts';
import { say } from './names.ts';

const icons = {
  park: 'M3 4h12v7H3ZM9 13h12v7H9Z',
  display: 'M3 4h8v6.5H3ZM13 4h8v6.5h-8ZM3 13.5h8V20H3ZM13 13.5h8V20h-8Z',
  others: 'M4.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2 20c0-8 12-8 12 0M15 5.5a3.5 3.5 0 0 1 0 6M17 13.5c3 .6 5 3 5 6.5',
};

/** Once the game is counted, the scores stand where the display was. */
export const views = (ended: boolean): View[] =>
  Object.entries(icons).map(([key, icon]) => ({ key, icon, label: say(key === 'display' && ended ? 'tab-scores' : `tab-${key}`) }));
