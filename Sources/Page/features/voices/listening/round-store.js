// The test that is under way, kept by the tab: reading the page anew goes on where it was, and another tab
// has a test of its own.

const NAME = "meadow-listening";

/** What was kept, or null. */
export function keptRound() {
  try {
    return JSON.parse(sessionStorage.getItem(NAME));
  } catch {
    return null;
  }
}

/** Keeps `round`; null forgets it. A browser that keeps nothing only loses its place. */
export function keepRound(round) {
  try {
    if (round) sessionStorage.setItem(NAME, JSON.stringify(round));
    else sessionStorage.removeItem(NAME);
  } catch { /* nothing is kept here */ }
}

/** A name that no other test has. */
export const newName = () => [...crypto.getRandomValues(new Uint8Array(9))]
  .map((byte) => byte.toString(36).padStart(2, "0")).join("");
