/* global Response, URL, build, caches, crypto, fetch, self */
// Keeps the whole app on the device. scripts/web/build-service-worker.mjs puts `build` in front:
// its version, its files by path with their sha256, and the headers they are answered with.

const scope = self.registration.scope;
// Caches belong to the origin: another copy of the app may live under another path.
const prefix = `narratoria:${new URL(scope).pathname}:`;
const ownCache = prefix + build.version;
const addressOf = (path) => new URL(path, scope).href;
const shell = addressOf('./');
const files = new Map(Object.entries(build.files).map(([path, file]) => [addressOf(path), file]));
const changed =
  'This file of the app was changed on this device. It can be fetched anew when there is a connection.';

async function hasContent(bytes, sha256) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

async function fromEarlierVersion(address, sha256) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    const response = await (await caches.open(name)).match(address);
    if (response === undefined) continue;
    const bytes = await response.arrayBuffer();
    if (await hasContent(bytes, sha256)) return bytes;
  }
  return undefined;
}

// A host in the middle of a deployment hands out files of two versions; only the content tells.
async function fromHost(address, sha256) {
  for (const cache of ['default', 'reload']) {
    const response = await fetch(address, { cache });
    if (!response.ok) continue;
    const bytes = await response.arrayBuffer();
    if (await hasContent(bytes, sha256)) return bytes;
  }
  throw new Error(`${address} is not the file of version ${build.version}.`);
}

async function install() {
  const cache = await caches.open(ownCache);
  const keep = async ([address, { sha256, headers }]) => {
    const bytes = (await fromEarlierVersion(address, sha256)) ?? (await fromHost(address, sha256));
    await cache.put(address, new Response(bytes, { headers: build.headers[headers] }));
  };
  await Promise.all([...files].map(keep));
}

async function removeOtherVersions() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== ownCache);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function abandon(reason) {
  await caches.delete(ownCache);
  throw reason;
}

/** What this worker answers from its cache, or nothing: then the request goes its ordinary way. */
function keptAddress(request) {
  const address = new URL(request.url);
  // Answered here, another origin's files would come under this worker's policy, not the caller's.
  if (request.method !== 'GET' || !address.href.startsWith(scope)) return undefined;
  address.search = '';
  address.hash = '';
  if (files.has(address.href)) return address.href;
  return request.mode === 'navigate' ? shell : undefined;
}

// Whatever reaches the caches of this origin could otherwise put its own code into the app, for good.
async function answer(request, address) {
  const cache = await caches.open(ownCache);
  const kept = await cache.match(address);
  if (kept === undefined) return fetch(request);
  const { sha256 } = files.get(address);
  const bytes = await kept.arrayBuffer();
  if (await hasContent(bytes, sha256)) return new Response(bytes, { headers: kept.headers });
  return fetchedAnew(cache, address).catch(() => new Response(changed, { status: 503 }));
}

async function fetchedAnew(cache, address) {
  const { sha256, headers } = files.get(address);
  const bytes = await fromHost(address, sha256);
  const response = new Response(bytes, { headers: build.headers[headers] });
  await cache.put(address, response.clone());
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(install().catch(abandon)));
self.addEventListener('activate', (event) => event.waitUntil(removeOtherVersions()));
self.addEventListener('fetch', (event) => {
  const address = keptAddress(event.request);
  if (address !== undefined) event.respondWith(answer(event.request, address));
});
// Only when the reader asks: a tab must never run files of two versions.
self.addEventListener('message', (event) => {
  if (event.data === 'skipWaiting') void self.skipWaiting();
});
