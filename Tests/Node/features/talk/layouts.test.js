import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { cellAt, shapeBar } = await page("features/talk/core-bar/bar-shape.js");
const { inPlaces } = await page("features/talk/core-bar/word-groups.js");
const { gridShape } = await page("features/talk/grid/grid-shape.js");
const { layOut, stretched } = await page("features/talk/scene/scene-layout.js");
const { trayShape } = await page("features/talk/tray/feelings-tray.js");

const SCENES = ["bathroom", "bedroom", "kitchen", "outdoors", "playroom"].map((name) => [name,
  JSON.parse(readFileSync(new URL(
    `../../../../Sources/Vocabulary/Content/Resources/scenes/${name}.json`, import.meta.url)))]);

test("in every window the bar's cells fit, and each has its word or its door for good", () => {
  for (let width = 300; width <= 2600; width += 23) {
    for (let height = 320; height <= 1500; height += 61) {
      for (const target of [60, 72, 80, 100]) {
        const bar = { width: width - 20, window: { width, height }, target, kept: width < 640 ? 1 : 0 };
        const [usual, large] = [false, true].map((isLarge) => shapeBar({ ...bar, isLarge }));
        const where = JSON.stringify({ bar, usual, large });
        for (const shape of [usual, large]) {
          const { columns, rows, across, cell, gap, words, doors } = shape;
          assert.ok(columns * (across + gap) - gap <= bar.width, where);
          assert.ok(cell >= target && across >= Math.min(cell, usual.cell), where);
          assert.equal(words + doors, columns * rows - bar.kept, where);
          assert.ok(words >= 16 || doors === 1, where);
          const areas = new Set(Array.from({ length: words + doors }, (_, at) => cellAt(at, rows)));
          assert.equal(areas.size, words + doors, where);
        }
        // Tier 1: the same row and column for each of its words, and never a smaller cell.
        assert.equal(large.rows, usual.rows, where);
        assert.ok(large.cell >= usual.cell && large.across >= usual.across, where);
        assert.ok(large.words >= Math.min(16, usual.words), where);
      }
    }
  }
});

test("on tablets the cells of Tier 1 are larger by a quarter and more", () => {
  for (const [width, height] of [[1180, 820], [1080, 810], [1024, 768], [820, 1180]]) {
    const bar = { width: width * 0.9 - 20, window: { width, height }, target: 60 };
    const [usual, large] = [false, true].map((isLarge) => shapeBar({ ...bar, isLarge }));
    assert.ok(large.across * large.cell >= 1.25 * usual.across * usual.cell,
      JSON.stringify({ bar, usual, large }));
  }
});

test("with the largest buttons the smallest phone still shows things, and pages of two words in a row", () => {
  const window = { width: 320, height: 568 };
  assert.equal(shapeBar({ width: 312, window, target: 100, kept: 1 }).rows, 1);
  assert.equal(shapeBar({ width: 312, window, target: 80, kept: 1 }).rows, 2);
  const grid = gridShape({ width: 312, height: 240, pager: 76, window, target: 100, hasPins: true });
  assert.equal(grid.columns, 2);
  assert.ok(grid.across >= 100 && grid.isTight, JSON.stringify(grid));
});

test("a hidden word of a folder leaves its place free, and the next stands where it stood", () => {
  const words = [{ word: "a", at: 0 }, { word: "c", at: 2 }, { word: "e", at: 4 }];
  assert.deepEqual(inPlaces(words).map((one) => one?.word ?? ""), ["a", "", "c", "", "e"]);
  assert.deepEqual(inPlaces([]), []);
});

test("the kitchen's lamp brings all that it hangs on: nothing is left hanging without it", () => {
  const svg = readFileSync(new URL(
    "../../../../Sources/Page/art/scenes/kitchen.svg", import.meta.url), "utf8");
  const room = svg.slice(svg.indexOf('id="kitchen-back"'), svg.indexOf("</symbol>"));
  assert.match(room, /<path/);
  assert.doesNotMatch(room, /d="M\d+ 0V\d+"/);
});

property("in every window the grid's tiles are large enough, lie within it and leave the tier no say", (random) => {
  const window = { width: random.whole(320, 2600), height: random.whole(320, 1600) };
  const target = random.pick([60, 72, 80, 100]);
  const pager = Math.max(76, target);
  const width = random.between(Math.min(window.width, 2 * (88 + 20) + pager + 30), window.width);
  const height = random.between(target + 30, window.height);
  const [isLarge, hasPins] = [random.next() < 0.3, random.next() < 0.5];
  const shape = gridShape({ width, height, pager, window, target, isLarge, hasPins });
  const { columns, rows, across, down, gap, between, pinned } = shape;
  const isPinned = hasPins && height >= 2 * target + 3 * between;
  assert.equal(pinned >= target, isPinned, JSON.stringify(shape));
  assert.ok(columns >= 2 && rows >= 1);
  assert.ok(columns * (across + gap) + gap <= width - pager - gap + 1e-6, JSON.stringify(shape));
  const list = height - (isPinned ? pinned + 3 * between : 0);
  assert.ok(rows === 1 || rows * (down + between) + between <= list + 1e-6, JSON.stringify(shape));
  if (columns > 2) assert.ok(across >= target - 1e-6, JSON.stringify(shape));
  assert.ok(down >= target);
  const small = gridShape({ width, height, pager, window, target, hasPins });
  if (isLarge && columns > 2) assert.ok(across >= small.across * 0.9, JSON.stringify({ shape, small }));
  const wider = gridShape({ width: window.width, height, pager, window, target });
  const widest = gridShape({ width: window.width * 2, height, pager, window, target });
  assert.equal(widest.columns, Math.max(wider.columns, widest.columns));
}, { runs: 3000 });

/** The things that stand in a place of a scene's file, as the layout takes them. */
function* places() {
  for (const [name, scene] of SCENES) {
    const look = function* (node, path) {
      const objects = node.objects ?? node.children ?? [];
      if (objects.length) yield { name: [name, ...path].join("/"), objects };
      for (const object of objects) yield* look(object, [...path, object.id]);
    };
    yield* look(scene, []);
  }
}

const inside = (box, { width, height }) => box.left >= -0.5 && box.top >= -0.5
  && box.left + box.width <= width + 0.5 && box.top + box.height <= height + 0.5;
const overlap = (a, b) => a.left + a.width > b.left + 1 && b.left + b.width > a.left + 1
  && a.top + a.height > b.top + 1 && b.top + b.height > a.top + 1;

function boxesOf(objects, isTile) {
  return objects.filter(({ position, size }) => position && size)
    .map(({ position, size }) => ({ x: position.x, y: position.y, w: size.w, h: size.h, isTile }));
}

test("the files of the scenes have places to lay out", () => {
  assert.ok([...places()].filter(({ objects }) => boxesOf(objects, false).length > 2).length >= 5);
});

property("the things of every place stand apart, inside the stage and as large as the child needs them", (random) => {
  const size = { width: random.whole(300, 2600), height: random.whole(200, 1500) };
  const target = random.pick([60, 72, 80, 100]);
  for (const { name, objects } of places()) {
    const boxes = boxesOf(objects, random.next() < 0.5);
    const stage = layOut(boxes, size, target);
    const where = `${name} in ${JSON.stringify(size)} with ${target}`;
    stage.boxes.forEach((box, i) => {
      assert.ok(box.width >= target - 1e-6 && box.height >= target - 1e-6, where);
      assert.ok(inside(box, stage), where);
      for (const other of stage.boxes.slice(i + 1)) assert.ok(!overlap(box, other), where);
    });
    if (!stage.pans) {
      assert.ok(stage.width <= size.width + 1e-6 && stage.height <= size.height + 1e-6, where);
    }
  }
}, { runs: 60 });

test("on a phone all of every place is in sight at once, and nothing need be panned", () => {
  for (const size of [{ width: 380, height: 330 }, { width: 310, height: 215 }, { width: 640, height: 190 }]) {
    for (const { name, objects } of places()) {
      const { pans } = layOut(boxesOf(objects, false), size, 60);
      assert.ok(!pans, `${name} in ${JSON.stringify(size)}`);
    }
  }
});

test("on a phone full of large things a lamp still hangs above what stands on the floor", () => {
  const [, kitchen] = SCENES.find(([name]) => name === "kitchen");
  for (let width = 250; width <= 300; width += 10) {
    const { boxes, pans } = layOut(boxesOf(kitchen.objects, false), { width, height: 365 }, 72);
    assert.ok(!pans, `${width}`);
    const above = (id) => boxes[kitchen.objects.findIndex((one) => one.id === id)].top;
    for (const id of ["table", "high-chair", "floor"]) assert.ok(above("light") < above(id), `${width} ${id}`);
  }
});

test("on a tablet the largest targets do not make a place pan", () => {
  for (const { name, objects } of places()) {
    assert.ok(!layOut(boxesOf(objects, false), { width: 600, height: 408 }, 100).pans, name);
  }
});

test("room above a picture that has come apart moves none of its things", () => {
  for (const { name, objects } of places()) {
    const boxes = boxesOf(objects, false);
    const [low, high] = [320, 420].map((height) => layOut(boxes, { width: 380, height }, 60));
    assert.deepEqual(low.boxes, high.boxes, name);
  }
});

property("the tray's rows are of the same length, give or take one, and its tiles large enough", (random) => {
  const count = random.whole(1, 16);
  const target = random.pick([60, 72, 80, 100]);
  const width = random.whole(target + 8, 1600);
  const extra = random.pick([0, 8]);
  const { columns, least, most } = trayShape({ count, extra, target, width, height: random.whole(60, 1200) });
  assert.ok(columns >= 1 && columns <= 8 && columns <= count);
  assert.ok(least >= Math.max(72, target) && most >= least && most <= Math.max(104, least));
  assert.ok(columns === 1 || columns * (least + 8) - 8 <= width, `${columns} of ${least} in ${width}`);
  const rows = Math.ceil(count / columns);
  assert.ok(columns * rows - count < columns);
}, { runs: 3000 });

property("room that phrases give back makes things higher, and none changes its row, its column or its place beside another", (random) => {
  const [, scene] = random.pick(SCENES);
  const boxes = scene.objects.filter(({ inside }) => !inside).map(({ position, size }) => ({
    x: position.x, y: position.y, w: size.w, h: size.h, isTile: random.next() < 0.3 }));
  const room = { width: random.whole(280, 480), height: random.whole(200, 400) };
  const factor = random.between(1, 2);
  const low = layOut(boxes, room, 60);
  const high = stretched(low, factor, boxes);
  const where = JSON.stringify({ room, factor });
  assert.ok(Math.abs(high.height - low.height * factor) < 1e-9 && high.width === low.width, where);
  high.boxes.forEach((box, i) => {
    const before = low.boxes[i];
    assert.ok(box.left === before.left && box.width === before.width, where);
    assert.ok(box.height >= before.height && box.height <= before.height * factor + 1e-9, where);
    assert.ok(!boxes[i].isTile || box.height <= Math.max(before.height, box.width * 1.3) + 1e-9, where);
    const middle = (one) => one.top + one.height / 2;
    assert.ok(Math.abs(middle(box) - middle(before) * factor) < 1e-6, where);
  });
  for (const [i, a] of high.boxes.entries()) {
    for (const [j, b] of high.boxes.entries()) {
      const [was, beside] = [low.boxes[i], low.boxes[j]];
      if (was.top + was.height <= beside.top) assert.ok(a.top + a.height <= b.top + 1e-6, where);
    }
  }
});
