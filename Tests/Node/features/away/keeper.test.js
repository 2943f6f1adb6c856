// What lies on the tablet follows what the service says: gone first, new one by one, never more than fits.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

const { Keeper, pathsIn } = await page("features/away/keeper.js");
const BOARD = '<link href="/page/kit/base.css"><script src="/page/shell/kept-board.js"></script>';

/** What lies on the tablet, in memory. */
class Kept {
  files = new Map();
  said = [];
  async clear() { this.files.clear(); this.said.push("clear"); }
  async sounds() {
    const all = [...this.files].filter(([name]) => name.startsWith("sound "));
    return { names: new Set(all.map(([name]) => name.slice(6))),
      bytes: all.reduce((sum, [, body]) => sum + body.byteLength, 0) };
  }
  async putSound(name, body) { this.files.set(`sound ${name}`, body); this.said.push(`put ${name}`); }
  async photo(address) { return this.files.get(`photo ${address}`) ?? null; }
  async putPhoto(address, blob) { this.files.set(`photo ${address}`, blob); }
  async putWords(words) { this.files.set("words", words); this.said.push("words"); }
  async put(path, body) { this.files.set(path, body); }
  async retain({ sounds, photos }) {
    const stays = new Set([...sounds.map((one) => `sound ${one}`), ...photos.map((one) => `photo ${one}`)]);
    for (const name of this.files.keys()) {
      if (/^(sound|photo) /.test(name) && !stays.has(name)) this.files.delete(name);
    }
    this.said.push("retain");
  }
}

/** A keeper before a service that has `words` (sound by text). */
function stage(words, { mostBytes, onFetch = () => {} } = {}) {
  const service = { words: { ...words }, photos: {}, art: {}, asked: [] };
  const kept = new Kept();
  const ask = async (path) => (path === "/v1/kept-words"
    ? { words: Object.entries(service.words).map(([text, sound]) => ({ text, sound })) }
    : { photos: service.photos, art: service.art });
  const fetch = async (path) => {
    service.asked.push(path);
    await onFetch(path, keeper);
    return { ok: true, headers: new Map(), text: async () => BOARD, blob: async () => "a photo",
      arrayBuffer: async () => new ArrayBuffer(100) };
  };
  const known = [];
  const keeper = new Keeper({ kept, ask, fetch, mostBytes, tell: (now) => known.push(now.length),
    look: () => ({ tier: 2 }), quiet: { come: async () => null } });
  return { keeper, kept, service, known };
}

test("every word's sound comes, then the board with all that its page loads", async () => {
  const { keeper, kept } = stage({ more: "a1", help: "b2" });
  assert.equal(await keeper.renew(), true);
  assert.deepEqual([...(await kept.sounds()).names], ["a1", "b2"]);
  assert.equal(kept.files.get("words").tier, 2);
  assert.match(kept.files.get("/kept/board"), /"\/kept\/page\/kit\/base\.css"/);
  assert.ok(kept.files.has("/kept/page/shell/kept-board.js"));
});

test("what is gone goes before anything new comes, and what is the same is not fetched again", async () => {
  const { keeper, kept, service } = stage({ more: "a1", Grandma: "b2" });
  service.photos = { grandma: "/v1/words/1/photo?v=1", banana: "/v1/words/9/photo?v=1" };
  await keeper.renew();
  assert.ok(await kept.photo("/v1/words/1/photo?v=1"));
  assert.equal(await kept.photo("/v1/words/9/photo?v=1"), null, "it is no word that is kept");
  service.asked.length = kept.said.length = 0;
  service.words = { more: "a1", Grandpa: "c3" };
  service.photos = {};
  await keeper.renew();
  assert.deepEqual(service.asked, ["/v1/kept-words/c3"]);
  assert.deepEqual(kept.said, ["retain", "words", "put c3"]);
  assert.deepEqual([...(await kept.sounds()).names], ["a1", "c3"]);
  assert.equal(await kept.photo("/v1/words/1/photo?v=1"), null);
});

test("the symbols of the words that are kept come once, behind the board", async () => {
  const { keeper, kept, service } = stage({ more: "a1", help: "b2" });
  service.art = { more: "more", help: "help", fridge: "fridge" };
  await keeper.renew();
  const symbols = () => [...kept.files.keys()].filter((path) => path.endsWith(".svg")).map((path) => path.split("/").at(-1));
  assert.deepEqual(symbols(), ["more.svg", "help.svg"]);
  service.asked.length = 0;
  service.art.more = "one-more";
  await keeper.renew();
  assert.deepEqual(service.asked.map((path) => path.split("/").at(-1)), ["one-more.svg"]);
});

test("another voice is other sounds, and none of the old stays", async () => {
  const { keeper, kept, service } = stage({ more: "a1", help: "b2" });
  await keeper.renew();
  service.words = { more: "x1", help: "y2" };
  await keeper.renew();
  assert.deepEqual([...(await kept.sounds()).names], ["x1", "y2"]);
});

test("no more is kept than fits, the first words first", async () => {
  const { keeper, kept } = stage({ one: "a", two: "b", three: "c", four: "d" }, { mostBytes: 250 });
  await keeper.renew();
  assert.deepEqual([...(await kept.sounds()).names], ["a", "b"]);
});

test("what a finger broke off is fetched again when it is quiet", async () => {
  let breaks = 2;
  const { keeper, kept } = stage({ more: "a1" }, { onFetch: () => {
    if (breaks-- > 0) throw Object.assign(new Error("a finger"), { name: "AbortError" });
  } });
  assert.equal(await keeper.renew(), true);
  assert.deepEqual([...(await kept.sounds()).names], ["a1"]);
});

test("cleared in the middle of it, nothing stays and nothing comes afterwards", async () => {
  let cleared = null;
  const { keeper, kept } = stage({ more: "a1", help: "b2" }, { onFetch: (path, self) => {
    if (path.endsWith("b2")) cleared = self.clear();
  } });
  assert.equal(await keeper.renew(), false);
  await cleared;
  assert.deepEqual([...kept.files], []);
});

test("it is told of the words before their sounds come and after", async () => {
  const { keeper, known } = stage({ more: "a1" });
  await keeper.renew();
  assert.deepEqual(known, [1, 1]);
});

test("the files of a page are those that it names, each once", () => {
  assert.deepEqual(pathsIn(`${BOARD}${BOARD}<a href="/words">`),
    ["/page/kit/base.css", "/page/shell/kept-board.js"]);
});
