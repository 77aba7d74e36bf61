// A card looked at more closely: what is cut short where it lies is shown whole beside it.

import { getContext, setContext } from 'svelte';

/** What is looked at, and where it lies. */
export interface Peeked {
  key: string;
  kind: 'card' | 'plan';
  box: DOMRect;
}

/** How long the mouse rests on a card before it is shown, in ms. */
const rest = 350;

export class Peek {
  at = $state.raw<Peeked | null>(null);
}

const name = Symbol('peek');

export const standPeek = (): Peek => setContext(name, new Peek());
export const peekHere = (): Peek => getContext(name);

const cutShort = (node: Element): boolean =>
  [...node.querySelectorAll<HTMLElement>('[data-long]')].some((text) => text.offsetParent === null || text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1);

/** Shows a card whole while the mouse rests on it or it has the focus, if any of it is cut short. Escape puts it away. */
export function peeks(peek: Peek, key: string, kind: Peeked['kind']) {
  return (node: HTMLElement) => {
    let timer = 0;
    const mine = () => peek.at?.key === key;
    const show = () => {
      if (node.isConnected && cutShort(node)) peek.at = { key, kind, box: node.getBoundingClientRect() };
    };
    const away = () => {
      clearTimeout(timer);
      if (mine()) peek.at = null;
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') timer = window.setTimeout(show, rest);
    };
    const focus = (event: FocusEvent) => {
      if ((event.target as Element).matches(':focus-visible')) show();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') away();
    };
    const events = [['pointerenter', enter], ['pointerleave', away], ['pointerdown', away], ['focusin', focus], ['focusout', away], ['keydown', escape]] as const;
    for (const [on, does] of events) node.addEventListener(on, does as EventListener);
    return () => {
      for (const [on, does] of events) node.removeEventListener(on, does as EventListener);
      away();
    };
  };
}
