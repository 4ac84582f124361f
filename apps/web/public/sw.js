// Keeps the shell of the page, so that it opens without a connection and can say so. What happens at a table is never kept:
// views, records and lists come from the house or not at all.
const CACHE = 'eldest-hand-shell';
const PAGE = '/';

// Each but once: a cache takes in none of a list that names one twice.
const assetsIn = (html) => [...new Set([...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1]))];

/** Takes in the page as it is now with what it needs, and drops what an older one needed. */
async function keepShell(response) {
  const cache = await caches.open(CACHE);
  const html = await response.clone().text();
  const before = await cache.match(PAGE).then((kept) => kept?.text());
  if (before === html) return;
  const needed = assetsIn(html);
  await cache.addAll(needed);
  await cache.put(PAGE, response);
  const wanted = new Set([PAGE, ...needed]);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!wanted.has(pathname)) await cache.delete(request);
  }
}

async function page(request) {
  try {
    const response = await fetch(request);
    if (response.ok) await keepShell(response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(PAGE, { cache: 'no-cache' }).then(keepShell));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/') || /^\/(favicon|icon|manifest)/.test(url.pathname))
    event.respondWith(asset(request));
});
