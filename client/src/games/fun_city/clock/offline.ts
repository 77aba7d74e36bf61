// The clock without a network: a worker answers for the page, from copies of all it needs.

const worker = '/clock-worker.js';
const shelf = 'midway-clock';

/**
 * Keep the page and everything it has loaded in this browser. True once it works without a network; false where the
 * browser has no workers for this address (they need https, or the machine itself).
 */
export async function keep(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  await navigator.serviceWorker.register(worker, { scope: '/clock' });
  await document.fonts.ready;
  const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
  const own = loaded.filter((url) => url.origin === location.origin && !/^\/(api|ws)\//.test(url.pathname)).map((url) => url.pathname);
  const cache = await caches.open(shelf);
  await cache.addAll([...new Set(['/clock', ...own])]);
  return true;
}
