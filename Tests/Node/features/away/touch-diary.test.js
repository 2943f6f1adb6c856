// What was touched while Meadow was away is told once, whatever is lost on the way.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

globalThis.crypto ??= (await import("node:crypto")).webcrypto;
const { TouchDiary } = await page("features/away/touch-diary.js");

/** localStorage, as far as it is used. */
class Storage {
  #values = new Map();
  get length() { return this.#values.size; }
  key(at) { return [...this.#values.keys()][at]; }
  getItem(key) { return this.#values.get(key) ?? null; }
  setItem(key, value) { this.#values.set(key, value); }
  removeItem(key) { this.#values.delete(key); }
}

/** A diary on a tablet whose clock is `clock.now`, and what the service was told. */
function stage(answer = () => ({})) {
  const [told, clock, storage] = [[], { now: 1_000_000 }, new Storage()];
  const send = async (body) => {
    told.push(body);
    return answer(told.length);
  };
  const diary = new TouchDiary({ send, storage, now: () => clock.now });
  return { diary, told, clock, storage, send };
}

const written = () => new Promise((resolve) => { setTimeout(resolve, 1); });

test("touches are told with how long ago they were, and then they are gone", async () => {
  const { diary, told, clock } = stage();
  diary.note("more");
  clock.now += 5000;
  diary.note("help");
  await written();
  assert.equal(diary.size, 2);
  clock.now += 60_000;
  await diary.tell();
  assert.deepEqual(told.map(({ touches }) => touches),
    [[{ word: "more", secondsAgo: 65 }, { word: "help", secondsAgo: 60 }]]);
  assert.match(told[0].id, /^[0-9a-f]{16}$/);
  await diary.tell();
  assert.equal(told.length, 1);
});

test("they outlive the page, and one whose answer was lost is told under the same name", async () => {
  const { diary, told, storage, send, clock } = stage((count) => {
    if (count === 1) throw Object.assign(new Error("no answer"), { status: 0 });
    return {};
  });
  diary.note("more");
  await written();
  await diary.tell();
  const next = new TouchDiary({ send, storage, now: () => clock.now });
  assert.equal(next.size, 1);
  await next.tell();
  assert.equal(told.length, 2);
  assert.equal(told[0].id, told[1].id);
  assert.equal(next.size, 0);
});

test("what is touched while it is being told belongs to the next telling", async () => {
  const { diary, told } = stage();
  diary.note("more");
  await written();
  await diary.tell();
  diary.note("help");
  await written();
  await diary.tell();
  assert.notEqual(told[0].id, told[1].id);
  assert.deepEqual(told.map(({ touches }) => touches.map(({ word }) => word)), [["more"], ["help"]]);
});

test("what the service refuses is not told for ever, and what is older than a month not at all",
  async () => {
    const { diary, told, clock } = stage(() => {
      throw Object.assign(new Error("bad"), { status: 400 });
    });
    diary.note("more");
    await written();
    await diary.tell();
    assert.equal(diary.size, 0);
    diary.note("help");
    await written();
    clock.now += 32 * 86_400_000;
    await diary.tell();
    assert.equal(told.length, 1);
    assert.equal(diary.size, 0);
  });

test("what is cleared is not told, nor written a moment later", async () => {
  const { diary, told, storage } = stage();
  diary.note("more");
  diary.clear();
  await written();
  assert.equal(storage.length, 0);
  await diary.tell();
  assert.deepEqual(told, []);
});
