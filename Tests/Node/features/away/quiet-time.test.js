// When nobody wants anything of the tablet.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

const { QuietTime } = await page("features/away/quiet-time.js");

/** A page whose time passes only while somebody waits; `touch()` is a finger. */
function stage(during = () => {}) {
  const [listeners, clock] = [[], { now: 10_000 }];
  globalThis.addEventListener = (kind, act) => listeners.push({ kind, act });
  performance.now = () => clock.now;
  const { setTimeout: real } = globalThis;
  globalThis.setTimeout = (act, milliseconds) => real(() => {
    clock.now += milliseconds;
    during(clock.now);
    act();
  }, 0);
  const store = { state: { speaking: null } };
  const touch = () => listeners.find(({ kind }) => kind === "pointerdown").act();
  return { quiet: new QuietTime(store), store, clock, touch,
    end: () => { globalThis.setTimeout = real; } };
}

test("it is quiet four seconds after the last touch, and not while a word sounds", async () => {
  const { quiet, store, clock, touch, end } = stage((now) => {
    if (now > 16_000) store.state.speaking = null;
  });
  await quiet.come();
  assert.ok(clock.now < 11_000, "nobody has touched");
  touch();
  const touched = clock.now;
  assert.equal(quiet.isQuiet, false);
  store.state.speaking = { text: "more" };
  await quiet.come();
  assert.ok(clock.now > 16_000 && clock.now - touched > 4000);
  end();
});

test("a finger breaks off what was begun in the quiet", async () => {
  const { quiet, touch, end } = stage();
  const signal = await quiet.come();
  assert.equal(signal.aborted, false);
  touch();
  assert.equal(signal.aborted, true);
  assert.equal((await quiet.come()).aborted, false);
  end();
});
