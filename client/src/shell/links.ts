import type { SeatLink, TableMade } from '../protocol/messages.ts';
import { newLinks } from '../protocol/requests.ts';

const key = (id: string) => `midway-links-${id}`;

/** Remember the links to the chairs of a table just opened, while this tab lives: the host tells them once. */
export function keepLinks(made: TableMade) {
  try {
    sessionStorage.setItem(key(made.id), JSON.stringify(made.links));
  } catch {
    // without storage they are asked for anew
  }
}

/** Forget every link that this tab remembers. */
export function dropLinks() {
  try {
    for (const kept of Object.keys(sessionStorage)) if (kept.startsWith(key(''))) sessionStorage.removeItem(kept);
  } catch {
    // see keepLinks
  }
}

/** The links to the free chairs of one's own table, absolute: the kept ones, else fresh ones from the host. */
export async function linksOf(id: string): Promise<SeatLink[]> {
  let links: readonly SeatLink[] = [];
  try {
    links = JSON.parse(sessionStorage.getItem(key(id)) ?? '[]') as SeatLink[];
  } catch {
    // see keepLinks
  }
  if (links.length === 0) {
    const made = await newLinks(id);
    keepLinks(made);
    links = made.links;
  }
  return links.map((link) => ({ ...link, link: new URL(link.link, location.origin).href }));
}
