// The service worker: what is left of Meadow while its service is away. It keeps one small page, which
// says so kindly and brings the real one back, and nothing else: code of the real pages always comes
// from the service, so it is never old, and what the service says (/v1/) never passes here at all.
// Where a grown-up wants the words of the board to be said meanwhile, the page has kept a board for that
// (features/away), which stands in for the child's page as long as the service is away.
const CACHE = "meadow-rest-2";
const REST = "/page/shell/rest.html";
/** The resting page, whole. */
const FILES = [
  REST, "/page/kit/tokens.css", "/page/kit/base.css", "/page/shell/rest.css",
  "/page/shell/rest.js", "/page/art/resting.svg",
];
/** What the page keeps itself, and the board in it; all of it lies below /kept/. */
const KEPT = "meadow-kept-1";
const BOARD = "/kept/board";
/** How long the child's page may take to come where there is such a board, in ms. */
const SHORT_PATIENCE = 2500;
/** What a reverse proxy answers with while Meadow behind it is away. */
const AWAY = new Set([502, 503, 504]);
/** How long a page may take to come, in ms; a machine that is switched off never answers. */
const PATIENCE = 6000;
/** When a part of a page is asked for again, in ms: a service that starts anew is back by then. */
const AGAIN = [300, 700, 1500, 3000, 5000, 8000];

addEventListener("install", (event) => {
  event.waitUntil(Promise.all([passBy(event), keep()]).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([clearOut(), registration.navigationPreload?.enable()]));
});

// A page that has long finished loading asks to have the resting page looked after.
addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keep().catch(() => {}));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (/^\/(v1\/|healthz|metrics)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/kept/")) event.respondWith(kept(pathname));
  else if (FILES.includes(pathname)) event.respondWith(newestOf(request));
  else if (pathname.startsWith("/page/")) event.respondWith(patiently(request));
});

/** Has taps and news go past this worker, which need not even be awake for them. */
async function passBy(event) {
  const direct = ["/v1/*", "/healthz", "/metrics"].map((pathname) => ({
    condition: { urlPattern: { pathname } }, source: "network",
  }));
  await event.addRoutes?.(direct).catch(() => {}); // a browser that cannot asks the handler above
}

/** Fetches the resting page anew; all of it or, when something does not come, nothing. */
async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
}

async function clearOut() {
  const old = (await caches.keys()).filter((name) => ![CACHE, KEPT].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A page from the service, or in its place the board that was kept or the resting page. */
async function page({ request, preloadResponse }) {
  const coming = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request));
  const isBoard = new URL(request.url).pathname === "/";
  const board = isBoard ? await caches.match(BOARD, { cacheName: KEPT }) : undefined;
  const answer = await inTime(coming, board ? SHORT_PATIENCE : PATIENCE);
  if (answer && !AWAY.has(answer.status)) return answer;
  return board ?? await caches.match(REST) ?? answer ?? Response.error();
}

/** A part of the board that was kept. */
async function kept(pathname) {
  return await caches.match(pathname, { cacheName: KEPT }) ?? Response.error();
}

/** What `coming` brings, or null when it fails or takes too long. */
function inTime(coming, patience = PATIENCE) {
  const late = new Promise((resolve) => { setTimeout(resolve, patience, null); });
  return Promise.race([coming.catch(() => null), late]);
}

/** A part of the resting page: from the service, or as it was kept. */
async function newestOf(request) {
  const answer = await inTime(fetch(request));
  return answer?.ok ? answer : await caches.match(request) ?? answer ?? Response.error();
}

/** The symbol of a word that is kept, for a page that says it while the service is away. */
function symbolHere({ url }) {
  const { pathname } = new URL(url);
  return pathname.startsWith("/page/art/symbols/") && caches.match(`/kept${pathname}`, { cacheName: KEPT });
}

/** A part of a page whose service went away half way: it comes when the service is back. */
async function patiently(request) {
  for (const wait of AGAIN) {
    const answer = await fetch(request.clone()).catch(() => null);
    if (answer && !AWAY.has(answer.status)) return answer;
    const here = await symbolHere(request);
    if (here) return here;
    await new Promise((resolve) => { setTimeout(resolve, wait); });
  }
  return fetch(request);
}
