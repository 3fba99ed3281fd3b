/*
 * What the installed app and the browser keep. Pages come from the server alone, so that nobody sees an old one after a
 * release; without a line there is a page that says so. Files whose name carries their content's hash are kept, for they
 * never change. Nothing else is: no answer of a call, nothing that belongs to a member, no money.
 */
const version = 'ikka-1';
const offlinePage = '/offline.html';
const ofOfflinePage = [offlinePage, '/offline.css', '/boot.css', '/boot.js', '/icon.svg'];
const filesMost = 250;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(version);
      await cache.addAll(ofOfflinePage.map((path) => new Request(path, { cache: 'reload' })));
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== version) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // The games and the back office are pages of their own.
    if (!/^\/(play|office|docs|vendor)(\/|$)/.test(pathname)) event.respondWith(fromServer(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (ofOfflinePage.includes(pathname)) event.respondWith(fresh(request));
});

async function fromServer(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error();
  }
}

async function fresh(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreSearch: true })) ?? Response.error();
  }
}

async function kept(request) {
  const cache = await caches.open(version);
  const found = await cache.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.status === 200 && response.type === 'basic') {
    await cache.put(request, response.clone());
    await trim(cache);
  }
  return response;
}

/** Files of earlier releases go first: the oldest stand at the beginning. */
async function trim(cache) {
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
  for (const file of files.slice(0, Math.max(0, files.length - filesMost))) await cache.delete(file);
}
