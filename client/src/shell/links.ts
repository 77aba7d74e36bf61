import type { SeatLink, TableMade } from '../protocol/messages.ts';

const key = (id: string) => `midway-links-${id}`;

/** Remember the links to the chairs of a table just opened, while this tab lives: the host tells them once. */
export function keepLinks(made: TableMade) {
  try {
    sessionStorage.setItem(key(made.id), JSON.stringify(made.links));
  } catch {
    // without storage the table's own link and its name are left
  }
}

/** The links to the chairs of a table opened in this tab, absolute. */
export function keptLinks(id: string): SeatLink[] {
  try {
    const links = JSON.parse(sessionStorage.getItem(key(id)) ?? '[]') as SeatLink[];
    return links.map((link) => ({ ...link, link: new URL(link.link, location.origin).href }));
  } catch {
    return [];
  }
}
