import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Puts the icon into the page itself: the head of an answer of its own weighs twice what the drawing does. */
export function inlineIcon(file: string): Plugin {
  return {
    name: 'inline-icon',
    transformIndexHtml: (page) =>
      page.replace('"/favicon.svg"', () => `"data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8').trim())}"`),
  };
}
