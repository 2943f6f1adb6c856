// The resting page: looks whether the service is back, and then gives its place to the real page.
const EVERY = 1000;

async function look() {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) comeBack();
  else setTimeout(look, EVERY);
}

function comeBack() {
  // It stands in the place of another page, unless somebody has opened it by its own name.
  if (location.pathname.startsWith("/page/")) location.replace("/");
  else location.reload();
}

look();
