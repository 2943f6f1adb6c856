import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { cellAt, shapeBar } = await page("features/talk/core-bar/bar-shape.js");
const { gridShape } = await page("features/talk/grid/grid-shape.js");
const { layOut } = await page("features/talk/scene/scene-layout.js");
const { trayShape } = await page("features/talk/tray/feelings-tray.js");

const SCENES = ["bathroom", "bedroom", "kitchen", "outdoors", "playroom"].map((name) => [name,
  JSON.parse(readFileSync(new URL(
    `../../../../Sources/Vocabulary/Content/Resources/scenes/${name}.json`, import.meta.url)))]);

test("in every window the bar's cells fit and words of earlier tiers keep theirs", () => {
  for (let width = 300; width <= 2600; width += 23) {
    for (let height = 320; height <= 1500; height += 61) {
      for (const target of [60, 72, 80, 100]) {
        const bar = { width: width - 20, window: { width, height }, target, kept: width < 640 ? 1 : 0 };
        const [few, many] = [16, 87].map((words) =>
          shapeBar({ ...bar, words, groups: { count: 6, always: false } }));
        const where = JSON.stringify({ bar, few, many });
        for (const name of ["cell", "across", "gap", "rows", "columns"]) {
          assert.equal(few[name], many[name], where);
        }
        assert.ok(few.columns * (few.across + few.gap) - few.gap <= bar.width, where);
        assert.ok(few.cell >= target && few.across >= few.cell, where);
        const cells = few.columns * few.rows - bar.kept;
        for (const { shown, buttons } of [few, many]) assert.ok(shown + buttons <= cells, where);
        assert.ok(few.shown === 16 || few.buttons > 0, where);
        const areas = new Set(Array.from({ length: cells }, (_, at) => cellAt(at, few.rows)));
        assert.equal(areas.size, cells, where);
      }
    }
  }
});

property("in every window the grid's tiles are large enough, lie within it and leave the tier no say", (random) => {
  const window = { width: random.whole(320, 2600), height: random.whole(320, 1600) };
  const target = random.pick([60, 72, 80, 100]);
  const pager = Math.max(76, target);
  const width = random.between(Math.min(window.width, 2 * (88 + 20) + pager + 30), window.width);
  const height = random.between(target + 30, window.height);
  const shape = gridShape({ width, height, pager, window, target });
  const { columns, rows, across, down, gap } = shape;
  assert.ok(columns >= 2 && rows >= 1);
  assert.ok(columns * (across + gap) + gap <= width - pager - gap + 1e-6, JSON.stringify(shape));
  assert.ok(rows === 1 || rows * (down + gap) + gap <= height + 1e-6, JSON.stringify(shape));
  if (columns > 2) assert.ok(across >= target - 1e-6, JSON.stringify(shape));
  assert.ok(down >= target);
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

property("the tray's rows are of the same length, give or take one, and its tiles large enough", (random) => {
  const count = random.whole(1, 16);
  const target = random.pick([60, 72, 80, 100]);
  const width = random.whole(target + 8, 1600);
  const { columns, least, most } = trayShape({ count, target, width, height: random.whole(60, 1200) });
  assert.ok(columns >= 1 && columns <= 6 && columns <= count);
  assert.ok(least >= Math.max(72, target) && most >= least && most <= Math.max(104, least));
  assert.ok(columns === 1 || columns * (least + 8) - 8 <= width, `${columns} of ${least} in ${width}`);
  const rows = Math.ceil(count / columns);
  assert.ok(columns * rows - count < columns);
}, { runs: 3000 });
