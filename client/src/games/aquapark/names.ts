// What a piece is called aloud: its whole state in one phrase.

import { t } from '../../text/text.svelte.ts';
import type { AquaparkFace as Face, AquaparkLaid as Laid, Space, Token } from '../../protocol/messages.ts';
import type { Words } from '../../protocol/messages.ts';

export const say = (id: string, args: Words['args'] = {}): string => t({ id: `board-${id}`, args });

const key = (terrain: string) => (terrain === 'r' ? 'red' : terrain === 'u' ? 'purple' : terrain);

export const terrainName = (terrain: string): string => say(`terrain-${key(terrain)}`);

export const terrainTitle = (terrain: string): string => say(`title-${key(terrain)}`);

const sideName = (terrains: string): string => [...terrains].map(terrainName).join(` ${say('and')} `);

/** "Pool visitor, 8 points" or "Lifeguard, sees 3 visitors, 6 points". */
export function tokenName(token: Token, hanging: boolean): string {
  const args = { points: token.points, sees: token.sees.length, terrain: token.terrain ? terrainName(token.terrain) : '' };
  // in Family mode a lifeguard earns without seeing anybody
  const guard = token.points > 0 && token.sees.length === 0 ? 'lifeguard-family' : 'lifeguard';
  const name = say(token.kind === 'lifeguard' ? guard : 'visitor', args);
  return hanging ? say('hanging', { name }) : name;
}

export function spaceName(space: Space, n: number): string {
  const [a, b] = space.sides.filter(Boolean).map(sideName);
  return say(space.whole ? 'space-whole' : 'space-half', { first: a ?? '', second: b ?? '', n });
}

export function cardName(laid: Laid): string {
  if (laid.start) return say('start-card', { edges: edgesName(laid.face) });
  return say('card-laid', { n: laid.face.card, lie: laid.lie, edges: edgesName(laid.face) });
}

/** "pool and red slide, pool, park, ..." clockwise from the left of the top edge. */
export const edgesName = (face: Face): string => face.edges.map(sideName).join(', ');

export const faceName = (face: Face): string => say(face.card > 100 ? 'start-side' : 'card', { n: face.card, edges: edgesName(face) });

export const points = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
