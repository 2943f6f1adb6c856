// The service worker: what is left of Meadow while its service is away. It keeps one small page, which
// says so kindly and brings the real one back, and nothing else: code of the real pages always comes
// from the service, so it is never old, and what the service says (/v1/) never passes here at all.
const CACHE = "meadow-rest-2";
const REST = "/page/shell/rest.html";
/** The resting page, whole. */
const FILES = [
  REST, "/page/kit/tokens.css", "/page/kit/base.css", "/page/shell/rest.css",
  "/page/shell/rest.js", "/page/art/resting.svg",
];
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
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A page from the service, or the resting page in its place. */
async function page({ request, preloadResponse }) {
  const answer = await inTime(Promise.resolve(preloadResponse).then((early) => early ?? fetch(request)));
  if (answer && !AWAY.has(answer.status)) return answer;
  return await caches.match(REST) ?? answer ?? Response.error();
}

/** What `coming` brings, or null when it fails or takes too long. */
function inTime(coming) {
  const late = new Promise((resolve) => { setTimeout(resolve, PATIENCE, null); });
  return Promise.race([coming.catch(() => null), late]);
}

/** A part of the resting page: from the service, or as it was kept. */
async function newestOf(request) {
  const answer = await inTime(fetch(request));
  return answer?.ok ? answer : await caches.match(request) ?? answer ?? Response.error();
}

/** A part of a page whose service went away half way: it comes when the service is back. */
async function patiently(request) {
  for (const wait of AGAIN) {
    const answer = await fetch(request.clone()).catch(() => null);
    if (answer && !AWAY.has(answer.status)) return answer;
    await new Promise((resolve) => { setTimeout(resolve, wait); });
  }
  return fetch(request);
}
