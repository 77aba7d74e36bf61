import type { TableMade } from '../protocol/messages.ts';

/** Where this tab keeps the links to the chairs of a table. */
export const linksKey = (id: string) => `midway-links-${id}`;

/** Remember the links to the chairs of a table just opened, while this tab lives: the host tells them once. */
export function keepLinks(made: TableMade) {
  try {
    sessionStorage.setItem(linksKey(made.id), JSON.stringify(made.links));
  } catch {
    // without storage they are asked for anew
  }
}
