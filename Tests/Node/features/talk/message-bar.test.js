// What the message says of itself: asked, speaking, said (M2-004; requirements, The child's page).
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

/** As much of an element as the message asks for. */
class FakeElement extends EventTarget {
  dataset = {};
  classList = { toggle() {}, add() {}, remove() {} };
  querySelector() { return new FakeElement(); }
  replaceChildren() {}
  append() {}
  setAttribute() {}
  removeAttribute() {}
}

/** A store that tells what the test says. */
class FakeStore {
  state = { bubble: [], followUps: null, speaking: null };
  symbols = { hasPicture: () => false, shown: () => ({}), picturesOf: () => [] };
  #listeners = {};

  on(name, listener) {
    this.#listeners[name] = listener;
    return this;
  }

  tell(name, value) { this.#listeners[name](value); }

  speaks(utterance) {
    this.state.speaking = utterance;
    this.tell("speaking", utterance);
  }
}

async function bar() {
  const frames = [];
  Object.assign(globalThis, {
    ResizeObserver: class { observe() {} disconnect() {} },
    requestAnimationFrame: (draw) => frames.push(draw),
    document: { createElement: () => new FakeElement() },
  });
  const { MessageBar } = await page("features/talk/message/message-bar.js");
  const [root, store] = [new FakeElement(), new FakeStore()];
  new MessageBar({ root, store });
  const state = () => {
    frames.splice(0).forEach((draw) => draw());
    return root.dataset.state;
  };
  return { store, state };
}

const what = { word: "help" };
const utterance = { utterance: 7, text: "help", source: "word" };

/** The service has taken the word into the message. */
function took(store) {
  store.state.bubble = ["help"];
  store.tell("bubble");
}

test("a touch is asked, then speaking, then said", async () => {
  const { store, state } = await bar();
  store.tell("asked", what);
  assert.equal(state(), "asked");
  took(store);
  store.speaks(utterance);
  store.tell("said", { what, reply: { utterance: 7 } });
  assert.equal(state(), "speaking");
  store.speaks(null);
  assert.equal(state(), "said");
});

test("it is said also when the answer comes after the word was heard to its end", async () => {
  const { store, state } = await bar();
  store.tell("asked", what);
  took(store);
  store.speaks(utterance);
  store.speaks(null);
  assert.equal(state(), "speaking");
  store.tell("said", { what, reply: { utterance: 7 } });
  assert.equal(state(), "said");
});

test("an answer before the word sounds is no end of it", async () => {
  const { store, state } = await bar();
  store.tell("asked", what);
  took(store);
  store.tell("said", { what, reply: { utterance: 7 } });
  assert.equal(state(), "asked");
  store.speaks(utterance);
  assert.equal(state(), "speaking");
});
