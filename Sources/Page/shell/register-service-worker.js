// Has the browser install the service worker (service-worker.js), so that Meadow can stand on
// the home screen and a page that is opened while its service is away says so kindly.

/** How long after the page is there; the first touches come before anything of this. */
const LATER = 3000;

/** Call once, at the end of a page's start. Nothing waits for it, and nothing fails with it. */
export function registerServiceWorker() {
  // Only where the browser holds the address for safe: this machine itself, or a proxy with TLS.
  if (!navigator.serviceWorker) return;
  setTimeout(() => whenIdle(install), LATER);
}

function whenIdle(act) {
  if (window.requestIdleCallback) requestIdleCallback(act);
  else act(); // Safari
}

async function install() {
  const { serviceWorker } = navigator;
  const isOld = Boolean(serviceWorker.controller);
  await serviceWorker.register("/sw.js").catch(() => {}); // not allowed here: the page works without
  if (isOld) serviceWorker.controller?.postMessage("keep");
}
