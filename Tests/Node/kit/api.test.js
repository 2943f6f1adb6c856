// How long each kind of request is waited for, with a service that is never there.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../support/browser.js";

const asked = [];
AbortSignal.timeout = (milliseconds) => {
  asked.push(milliseconds);
  return new AbortController().signal;
};
globalThis.fetch = async () => { throw new TypeError("nobody there"); };
const { patch, post, remove, save } = await page("kit/transport/api.js");

/** How many milliseconds `send` would have waited for its answer. */
async function patience(send) {
  await assert.rejects(send(), (problem) => problem.isUnreachable);
  return asked.pop();
}

test("a tap is given up before it could be spoken late, what is saved has the time that a slow card takes", async () => {
  assert.ok(await patience(() => post("/v1/taps", { word: "more" })) <= 2500);
  for (const send of [() => save("/v1/words", { text: "Nana" }), () => patch("/v1/settings", { rate: 0.7 }),
    () => save("/v1/gate/code", { code: "2580" }, "PUT"), () => remove("/v1/words/1")]) {
    assert.ok(await patience(send) >= 10_000);
  }
});
