import { newLinks } from '../../protocol/inside.ts';
import type { SeatLink } from '../../protocol/messages.ts';
import { keepLinks, linksKey } from '../links.ts';

/** The links to the free chairs of one's own table, absolute: the kept ones, else fresh ones from the host. */
export async function linksOf(id: string): Promise<SeatLink[]> {
  let links: readonly SeatLink[] = [];
  try {
    links = JSON.parse(sessionStorage.getItem(linksKey(id)) ?? '[]') as SeatLink[];
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

/** Forget every link that this tab remembers. */
export function dropLinks() {
  try {
    for (const kept of Object.keys(sessionStorage)) if (kept.startsWith(linksKey(''))) sessionStorage.removeItem(kept);
  } catch {
    // see keepLinks
  }
}
