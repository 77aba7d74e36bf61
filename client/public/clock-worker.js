// Answers for the bank clock's page (/clock) when the network does not. The page itself fills the shelf.
const shelf = 'midway-clock';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function kept(request) {
  const cache = await caches.open(shelf);
  return cache.match(request, { ignoreSearch: true });
}

async function answer(request) {
  const lasting = new URL(request.url).pathname.startsWith('/assets/'); // named by their content
  const copy = lasting ? await kept(request) : undefined;
  if (copy) return copy;
  try {
    return await fetch(request);
  } catch {
    return (await kept(request)) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event.request));
});
