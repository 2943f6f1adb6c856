// Style sheets of features that most visits never open: they come with the feature, not with the page.
const coming = new Map();

/** Resolves once the sheets of these names are there; a sheet that cannot come holds nothing up. */
export function needStyles(...names) {
  return Promise.all(names.map(need));
}

function need(name) {
  const href = `/page/${name}.css`;
  const there = `link[href="${href}"], link[data-holds~="${href}"]`;
  if (document.querySelector(there) && !coming.has(href)) return null;
  if (!coming.has(href)) coming.set(href, bring(href));
  return coming.get(href);
}

function bring(href) {
  const link = document.createElement("link");
  const arrived = new Promise((resolve) => { link.onload = link.onerror = resolve; });
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
  return arrived;
}
