// What a piece is called aloud: its whole state in one phrase.

import type { Attraction, CarouselEdge, Words } from '../../protocol/messages.ts';
import { t } from '../../text/text.svelte.ts';

export const say = (id: string, args: Words['args'] = {}): string => t({ id: `board-${id}`, args });

/** "2 magic fans, 1 tech fan", "nobody". */
export function guestsName(guests: string): string {
  const parts = [...'PKT'].flatMap((kind) => {
    const count = [...guests].filter((guest) => guest === kind).length;
    return count ? [t({ id: `guests-${kind}`, args: { count } })] : [];
  });
  return parts.join(', ') || t({ id: 'guests-none' });
}

export const cardName = (card: Attraction): string => t(card.name);

/** "Crystal Ball, value 3; magic, magic: magic fan seated". */
export function cardState(card: Attraction): string {
  const spaces = card.spaces.map(({ kind, group, guest }) => {
    if (guest) return t({ id: `taken-${guest}` });
    return t({ id: kind === '*' ? 'space-any' : kind === '=' ? 'space-linked' : `space-${kind}`, args: { group } });
  });
  return say('card', { card: cardName(card), value: card.value, spaces: spaces.join(', ') });
}

export const colourName = (colour: string): string => t({ id: `colour-${colour}` });

export function edgeName(carousel: string, edge: CarouselEdge, owner: string, guests: string): string {
  const what = edge.attraction ? cardState(edge.attraction) : say('edge-free');
  return say('edge', { carousel, colour: colourName(edge.colour), owner, what, guests });
}

/** The number a seat goes by in drawings: its colour and shape. */
export const colours = ['red', 'blue', 'yellow', 'green', 'lilac'] as const;
export const colourVar = (colour: string): string => `var(--seat-${colours.indexOf(colour as (typeof colours)[number]) + 1})`;
