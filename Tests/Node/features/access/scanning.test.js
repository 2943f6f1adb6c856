import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { grouped, leaves, LONGEST_NAME, nameOf } = await page("features/access/scan-tree.js");
const { ScanWalk } = await page("features/access/scan-walk.js");

const element = (id) => ({ id, dataset: {}, closest: () => null });

/** A tree of elements, lists and lists of lists, none of them empty. */
function tree(random, depth = 3) {
  return random.list(random.whole(1, 5), () => {
    if (depth === 0 || random.next() < 0.6) return element(`e${random.whole(0, 1e9)}`);
    return tree(random, depth - 1);
  });
}

property("whoever only steps and chooses comes to every element there is", (random) => {
  const all = tree(random);
  const reached = new Set();
  const visit = (walk, way) => {
    const branches = way.length ? way.at(-1) : all;
    for (let at = 0; at < branches.length; at++) {
      const fresh = new ScanWalk(() => all, 99);
      fresh.begin();
      for (const { at: steps } of walk) {
        for (let i = 0; i < steps; i++) fresh.step();
        fresh.choose();
      }
      for (let i = 0; i < at; i++) fresh.step();
      assert.equal(fresh.offered, branches[at]);
      assert.equal(fresh.isFirst, at === 0);
      const chosen = fresh.choose();
      if (chosen) reached.add(chosen.id);
      else visit([...walk, { at }], [...way, branches[at]]);
    }
  };
  visit([], []);
  assert.deepEqual([...reached].sort(), leaves(all).map(({ id }) => id).sort());
}, { runs: 200 });

property("after so many rounds without a choice it goes up, and at the top it rests", (random) => {
  const all = tree(random);
  const rounds = random.whole(1, 3);
  const walk = new ScanWalk(() => all, rounds);
  walk.begin();
  for (let i = 0; i < rounds * all.length; i++) {
    assert.equal(walk.offered, all[i % all.length]);
    walk.step();
  }
  assert.equal(walk.offered, null);
  walk.step();
  assert.equal(walk.offered, all[0]);
});

property("a step back undoes a step, and leads out of a wrong choice", (random) => {
  const all = tree(random);
  const walk = new ScanWalk(() => all, 99);
  walk.begin();
  for (let i = random.whole(0, all.length - 1); i > 0; i--) walk.step();
  const offered = walk.offered;
  walk.step();
  walk.stepBack();
  assert.equal(walk.offered, offered);
  if (!Array.isArray(offered)) return;
  walk.choose();
  walk.stepBack();
  assert.equal(walk.offered, offered);
});

property("when the page is drawn anew the frame stays where it is, as long as that is there", (random) => {
  let now = tree(random);
  const walk = new ScanWalk(() => now, 99);
  walk.begin();
  for (let i = 0; i < 12; i++) random.next() < 0.4 ? walk.choose() : walk.step();
  const before = leaves(walk.offered).map(({ id }) => id);
  const copy = (branch) => (Array.isArray(branch) ? branch.map(copy) : element(branch.id));
  now = [element("new"), ...copy(now)];
  walk.refresh();
  assert.deepEqual(leaves(walk.offered).map(({ id }) => id), before);
  now = [element("all else is gone")];
  walk.refresh();
  assert.equal(walk.offered.id, "all else is gone");
});

property("many things are taken row by row, none left out, no list longer than a child can wait", (random) => {
  const places = random.list(random.whole(1, 90), (i) => ({
    element: element(`e${i}`), x: random.between(0, 2000), y: random.between(0, 1200),
    half: random.between(30, 80),
  }));
  const branch = grouped(places);
  assert.deepEqual(leaves(branch).map(({ id }) => id).sort(),
    places.map(({ element: { id } }) => id).sort());
  const check = (list) => {
    assert.ok(list.length > 1 && list.length <= 8);
    for (const one of list) if (Array.isArray(one)) check(one);
  };
  if (Array.isArray(branch)) check(branch);
});

test("a row is read from left to right, rows from top to bottom", () => {
  const places = [[30, 200], [10, 205], [20, 12], [40, 3], [10, 8], [50, 190], [60, 5]].map(
    ([x, y]) => ({ element: `${x},${y}`, x, y, half: 30 }));
  assert.deepEqual(grouped(places),
    [["10,8", "20,12", "40,3", "60,5"], ["10,205", "30,200", "50,190"]]);
});

test("what is seen as a row is one row, however long it is", () => {
  const bar = Array.from({ length: 26 }, (_, i) => ({
    element: `${i}`, x: (i % 13) * 80, y: i < 13 ? 40 : 120, half: 36 }));
  const rows = grouped(bar).map((row) => leaves(row).map(Number));
  const first = Array.from({ length: 13 }, (_, i) => i);
  assert.deepEqual(rows, [first, first.map((i) => i + 13)]);
  for (const row of grouped(bar)) assert.deepEqual(row.map((piece) => piece.length), [7, 6]);
});

test("a tall thing is in the row of what stands at its middle, and swallows no other row", () => {
  const shelf = [1, 2, 3].map((i) => ({ element: `cup ${i}`, x: 200 + 90 * i, y: 150, half: 30 }));
  const table = [1, 2, 3].map((i) => ({ element: `plate ${i}`, x: 200 + 90 * i, y: 310, half: 30 }));
  const fridge = { element: "fridge", x: 90, y: 300, half: 200 };
  assert.deepEqual(grouped([fridge, ...table, ...shelf]), [
    ["cup 1", "cup 2", "cup 3"], ["fridge", "plate 1", "plate 2", "plate 3"]]);
});

test("many rows come in blocks, so that the last is not far", () => {
  const grid = Array.from({ length: 17 * 4 }, (_, i) => ({
    element: `${i}`, x: (i % 4) * 90, y: Math.floor(i / 4) * 90, half: 40 }));
  const blocks = grouped(grid);
  assert.deepEqual(blocks.map((rows) => rows.length), [6, 6, 5]);
  assert.deepEqual(blocks[0][1], ["4", "5", "6", "7"]);
});

const labelled = (word) => ({ ...element(word), dataset: { word } });

test("what is too long to say is said in part, by whole names and whole words", () => {
  const named = (...words) => nameOf(words.map(labelled));
  const [of28, of60] = [28, 60].map((length) => (letter) => letter.repeat(length));
  assert.equal(named("milk", "more", "I love you"), "milk, more, I love you");
  assert.equal(named("milk", "more", "I", "help"), "milk to help");
  assert.equal(named(of28("a"), of28("b"), of28("c")), `${of28("a")}, ${of28("b")} and more`);
  assert.equal(named(of60("a"), of60("b")), `${of60("a")} and more`);
  assert.equal(named(of60("a"), "b", "c", of60("d")), `${of60("a")} and more`);
  assert.equal(named(of28("a"), "b", "c", of28("d")), `${of28("a")} to ${of28("d")}`);
  assert.equal(named(of60("a"), "milk", "more"), `${of60("a")}, milk, more`);
  // A phrase that is longer than what can be said loses its last words, a word its last letters.
  assert.equal(named(`${of60("a")} ${of28("b")}`), of60("a"));
  assert.equal(named(`${of28("a")} ${of28("b")} ${of28("c")}`), `${of28("a")} ${of28("b")}`);
  assert.equal(named(`${of28("a")} ${of28("b")} ${"c".repeat(22)} d`),
    `${of28("a")} ${of28("b")} ${"c".repeat(22)}`);
  assert.equal(named("a".repeat(81)), "a".repeat(80));
  assert.equal(LONGEST_NAME, 80);
});

property("whatever is framed has a name that the service takes", (random) => {
  const words = random.list(random.whole(1, 6), () => random.list(random.whole(1, 8), () =>
    random.pick(["é", "木", "a", "Nana"]).repeat(random.whole(1, 30))).join(" "));
  const name = nameOf(words.map(labelled));
  assert.ok(name.length >= 1 && name.length <= 80 && name === name.trim(), name);
});

test("things that are called alike are gone through one after the other, and one drawn anew keeps its place", () => {
  const coin = (id) => ({ id: "", name: id, dataset: { coin: "p" }, closest: () => null });
  let all = [coin("first"), coin("second"), coin("third")];
  const walk = new ScanWalk(() => all, 99);
  walk.begin();
  const seen = [];
  for (let i = 0; i < 3; i++) {
    walk.refresh();
    seen.push(walk.offered.name);
    walk.step();
  }
  assert.deepEqual(seen, ["first", "second", "third"]);
  const bar = (name) => ({ id: "", dataset: { [name]: "1" }, closest: () => null });
  all = [bar("by"), bar("bar")];
  walk.begin();
  walk.step();
  all = [bar("by"), bar("bar")];
  walk.refresh();
  assert.equal(walk.offered, all[1]);
});
