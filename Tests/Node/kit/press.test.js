// How a press counts, on a page of fakes and with a clock of its own.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../support/browser.js";
import { property } from "../support/property.js";

/** What a page of one row of buttons, 100 px wide each, lends to the modules. */
class Stage {
  now = 10_000;
  acted = [];
  /** The list that all of it lies in, where one is wanted. */
  scroller = null;
  /** What modules listen to for good, once for all stages. */
  static kept = [];
  #heard = [];
  #timers = new Map();
  #next = 1;

  constructor() {
    this.buttons = [0, 1, 2].map((at) => this.#element({ at, left: at * 100, isConnected: true }));
    this.root = this.#element({ contains: () => true, parentNode: null,
      addEventListener: (kind, use) => this.#heard.push({ kind, use }) });
    for (const button of this.buttons) button.parentNode = this.root;
    globalThis.document = {
      createElement: () => this.#element({}), body: { append() {} },
      elementFromPoint: (x) => this.buttons[Math.floor(x / 100)] ?? null,
    };
    globalThis.getComputedStyle = () => ({ borderTopLeftRadius: "4px" });
    globalThis.addEventListener = (kind, use, { signal } = {}) =>
      (signal ? this.#heard : Stage.kept).push({ kind, use, signal });
    performance.now = () => this.now;
    globalThis.setTimeout = (act, wait) => {
      this.#timers.set(this.#next, { act, at: this.now + (wait ?? 0) });
      return this.#next++;
    };
    globalThis.clearTimeout = (id) => this.#timers.delete(id);
  }

  #element(more) {
    return { style: { setProperty() {} }, setAttribute() {}, append() {}, remove() {}, animate() {},
      closest: (selector) => (selector !== ".word" ? this.scroller
        : "at" in more ? this.buttons[more.at] : null),
      getBoundingClientRect: () => ({ left: more.left, right: more.left + 100, top: 0, bottom: 100,
        width: 100, height: 100 }), ...more };
  }

  /** An event on button `at`, at its middle or at `clientX`. */
  send(kind, at, more = {}) {
    const event = { target: this.buttons[at] ?? this.root, timeStamp: this.now, button: 0, detail: 1,
      pointerId: 1, clientX: at * 100 + 50, clientY: 50, isPrevented: false,
      preventDefault() { this.isPrevented = true; }, ...more };
    for (const { kind: of, use, signal } of [...Stage.kept, ...this.#heard]) {
      if (of === kind && !signal?.aborted) use(event);
    }
    return event;
  }

  wait(milliseconds) {
    const end = this.now + milliseconds;
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= end)
        .sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.#timers.delete(due[0]);
      this.now = due[1].at;
      due[1].act();
    }
    this.now = end;
  }
}

const real = { setTimeout, clearTimeout, now: performance.now };
const { onPress, setPressPolicy } = await page("kit/press/press.js");

/** Runs `body` with a fresh stage and `policy`, and gives the real clock back. */
function onStage(policy, body) {
  const stage = new Stage();
  setPressPolicy(policy);
  onPress(stage.root, ".word", ({ at }) => stage.acted.push(at));
  try {
    body(stage);
  } finally {
    Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
    performance.now = real.now;
  }
  return stage.acted;
}

test("a finger acts when it goes down, and its click is its echo", () => {
  assert.deepEqual(onStage({}, (stage) => {
    stage.send("pointerdown", 1);
    assert.deepEqual(stage.acted, [1]);
    stage.wait(120);
    stage.send("pointerup", 1);
    stage.send("click", 1);
  }), [1]);
});

test("a finger's click is its echo also by the finger's own clock, however fast or slow the page hears of it", () => {
  for (const ahead of [-5000, -701, 0, 701, 5000]) {
    assert.deepEqual(onStage({}, (stage) => {
      const timeStamp = stage.now + ahead;
      stage.send("pointerdown", 1, { timeStamp });
      stage.send("pointerup", 1, { timeStamp: timeStamp + 50 });
      stage.send("click", 1, { timeStamp: timeStamp + 50 });
    }), [1], `${ahead} ms`);
  }
});

test("a click is a finger's echo also on what has come to lie where the finger lifts", () => {
  assert.deepEqual(onStage({}, (stage) => {
    stage.send("pointerdown", 1);
    stage.wait(60);
    // What it touched has gone, and another thing moved up.
    stage.send("pointerup", 1);
    stage.send("click", 2);
    assert.deepEqual(stage.acted, [1]);
    // A voice that steers the page clicks without a finger, and is heard later.
    stage.wait(800);
    stage.send("click", 2);
  }), [1, 2]);
});

test("a screen reader's click and a key act once each, a key that repeats does not", () => {
  assert.deepEqual(onStage({}, (stage) => {
    stage.send("click", 0, { detail: 0 });
    stage.wait(1000);
    assert.ok(stage.send("keydown", 2, { key: "Enter" }).isPrevented);
    stage.send("keydown", 2, { key: "Enter", repeat: true });
    stage.send("keydown", 2, { key: "Enter", ctrlKey: true });
    stage.send("keydown", 2, { key: "a" });
  }), [0, 2]);
});

test("ten fingers are ten presses, and another mouse button is none", () => {
  assert.deepEqual(onStage({}, (stage) => {
    for (let finger = 0; finger < 10; finger++) stage.send("pointerdown", finger % 3, { pointerId: finger });
    stage.send("pointerdown", 0, { button: 2 });
  }), [0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
});

property("where staying is asked for a finger acts once it has stayed, and not a moment before", (random) => {
  const holdMilliseconds = random.whole(50, 2000);
  const stays = random.whole(0, 4000);
  const acted = onStage({ holdMilliseconds }, (stage) => {
    stage.send("pointerdown", 1);
    stage.wait(stays);
    stage.send("pointerup", 1);
    stage.wait(5000);
  });
  assert.deepEqual(acted, stays >= holdMilliseconds ? [1] : []);
});

property("who trembles stays, who leaves gives up", (random) => {
  const clientX = random.whole(0, 299);
  const acted = onStage({ holdMilliseconds: 500 }, (stage) => {
    stage.send("pointerdown", 1);
    stage.wait(200);
    stage.send("pointermove", 1, { clientX });
    stage.wait(2000);
  });
  assert.deepEqual(acted, clientX >= 100 - 12 && clientX <= 200 + 12 ? [1] : []);
});

property("where lifting selects, what is under the finger at the end is what was meant", (random) => {
  const [first, last] = [random.whole(0, 2), random.whole(0, 2)];
  const acted = onStage({ selectsOnRelease: true }, (stage) => {
    stage.send("pointerdown", first);
    stage.wait(random.whole(0, 2000));
    assert.deepEqual(stage.acted, []);
    stage.send("pointermove", last);
    stage.send("pointerup", last);
  });
  assert.deepEqual(acted, [last]);
});

property("where both are asked for, sliding to another begins the time anew", (random) => {
  const holdMilliseconds = random.whole(100, 1000);
  const [before, after] = [random.whole(0, 2000), random.whole(0, 2000)];
  const acted = onStage({ holdMilliseconds, selectsOnRelease: true }, (stage) => {
    stage.send("pointerdown", 0);
    stage.wait(before);
    stage.send("pointermove", 2);
    stage.wait(after);
    stage.send("pointerup", 2);
  });
  assert.deepEqual(acted, after >= holdMilliseconds ? [2] : []);
});

/** A list that is `more` px longer than it is high. */
const list = (more) => ({ scrollHeight: 300 + more, clientHeight: 300, scrollWidth: 300,
  clientWidth: 300, parentElement: null });

test("where nothing can scroll a finger acts when it goes down, in a list too", () => {
  assert.deepEqual(onStage({}, (stage) => {
    stage.scroller = list(0);
    stage.send("pointerdown", 1, { pointerType: "touch" });
    assert.deepEqual(stage.acted, [1]);
  }), [1]);
});

property("in a list that scrolls a finger acts where it lifts, if it is where it landed", (random) => {
  const [x, y] = [random.between(-60, 60), random.between(-60, 60)];
  const back = random.next() < 0.3;
  const acted = onStage({}, (stage) => {
    stage.scroller = list(200);
    const landed = { pointerType: "touch", clientX: 150, clientY: 50 };
    stage.send("pointerdown", 1, landed);
    stage.wait(random.whole(0, 900));
    stage.send("pointermove", 1, { ...landed, clientX: 150 + x, clientY: 50 + y });
    assert.deepEqual(stage.acted, []);
    stage.send("pointerup", 1, back ? landed : { ...landed, clientX: 150 + x, clientY: 50 + y });
    stage.send("click", 1);
  });
  assert.deepEqual(acted, Math.hypot(x, y) <= 16 ? [1] : []);
});

test("what the browser takes for scrolling is no press, and neither is the finger that stops it", () => {
  assert.deepEqual(onStage({}, (stage) => {
    stage.scroller = list(200);
    const finger = { pointerType: "touch" };
    stage.send("pointerdown", 1, finger);
    stage.send("pointercancel", 1, finger);
    stage.wait(300);
    stage.send("scroll", 1);
    stage.wait(20);
    stage.send("pointerdown", 2, finger);
    stage.send("pointerup", 2, finger);
    assert.deepEqual(stage.acted, []);
    stage.wait(20);
    stage.send("pointerdown", 2, finger);
    stage.send("pointerup", 2, finger);
  }), [2]);
});

test("in a list that scrolls a hold must have lasted when the finger lifts, and a mouse drags nothing", () => {
  const tap = (stage, wait, pointerType) => {
    stage.send("pointerdown", 1, { pointerType });
    stage.wait(wait);
    stage.send("pointerup", 1, { pointerType });
    stage.wait(2000);
  };
  assert.deepEqual(onStage({ holdMilliseconds: 400 }, (stage) => {
    stage.scroller = list(200);
    tap(stage, 399, "touch");
    assert.deepEqual(stage.acted, []);
    tap(stage, 400, "touch");
  }), [1]);
  onStage({}, (stage) => {
    stage.scroller = list(200);
    stage.send("pointerdown", 1, { pointerType: "mouse" });
    assert.deepEqual(stage.acted, [1]);
  });
});
