let path = $state(location.pathname);
addEventListener('popstate', () => (path = location.pathname));

/** Where we are: the path of the address. */
export const here = (): string => path;

/** Go to another page of the fair without loading it anew. */
export function go(to: string) {
  history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** A click on a link of our own is a `go`. */
export function follow(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hash) return;
  if (!/^\/(t\/[^/]+|rules(\/[^/]+)?|learn\/[^/]+|me)?$/.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
