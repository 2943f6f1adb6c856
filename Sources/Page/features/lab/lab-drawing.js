// The lab's drawings: bars of stages, a strip of dots, tables. They only draw what they are given.
import { make } from "../../kit/elements.js";
import { svg } from "../../kit/svg.js";

const STAGES = ["planned", "clipReady", "scheduled", "audible"];
const STAGE_NAMES = ["planned", "clip ready", "scheduled", "audible"];
const PERCENTILES = ["p50", "p90", "p99", "max"];
const STRIP = { height: 150, left: 18, right: 18, floor: 118 };

const inMs = (value) => value?.toFixed(value < 9.95 ? 2 : 1) ?? "–";

/** One tap as a bar: each stage as long as it took, on a scale of `longest` ms. */
export function stageBar(tap, text, longest) {
  const row = make("li", { class: tap.isCold ? "cold" : null });
  const track = make("span", { class: "track" });
  let before = 0;
  for (const [i, stage] of STAGES.entries()) {
    const took = Math.max(0, tap[stage] - before);
    before = Math.max(before, tap[stage]);
    const part = make("span", { class: `part ${stage}` });
    part.style.width = `${(took / longest) * 100}%`;
    part.title = `${STAGE_NAMES[i]} at ${inMs(tap[stage])} ms`;
    track.append(part);
  }
  const sentence = STAGES.map((stage, i) => `${STAGE_NAMES[i]} ${inMs(tap[stage])} ms`).join(", ");
  track.setAttribute("role", "img");
  track.setAttribute("aria-label", sentence);
  row.append(make("span", { class: "text" }, text ?? `tap ${tap.utterance}`), track,
    make("span", { class: "total" }, `${inMs(tap.audible)} ms`));
  return row;
}

/** All taps as dots over a scale of milliseconds, stacked where they meet. */
export function dotStrip(strip, taps) {
  const width = strip.clientWidth || 600;
  strip.setAttribute("viewBox", `0 0 ${width} ${STRIP.height}`);
  const most = niceLimit(Math.max(4, ...taps.map(({ audible }) => audible)));
  const x = (ms) => STRIP.left + (ms / most) * (width - STRIP.left - STRIP.right);
  strip.replaceChildren(...axis(most, x), ...dots(taps, x));
  strip.setAttribute("aria-label", taps.length
    ? `${taps.length} taps, the latest audible after ${inMs(taps[0].audible)} ms` : "No taps yet");
}

function axis(most, x) {
  const step = most / 4;
  return [0, 1, 2, 3, 4].flatMap((i) => {
    const at = x(i * step);
    const line = svg("line", { class: "axis", x1: at, x2: at, y1: 12, y2: STRIP.floor + 6 });
    return [line, svg("text", { x: at, y: STRIP.height - 9 }, `${Number((i * step).toFixed(1))}`)];
  });
}

function dots(taps, x) {
  const stacks = new Map();
  return taps.map((tap) => {
    const at = Math.round(x(tap.audible) / 9) * 9;
    const level = stacks.get(at) ?? 0;
    stacks.set(at, level + 1);
    const y = STRIP.floor - 4 - (level % 11) * 9.5;
    return tap.isCold
      ? svg("path", { class: "dot cold", d: `M${at} ${y - 6} l6 6 l-6 6 l-6 -6 Z` })
      : svg("circle", { class: "dot", cx: at, cy: y, r: 4.5 });
  });
}

/** The next of 4, 8, 20, 40, 80 … that holds `value`. */
function niceLimit(value) {
  for (let unit = 4; ; unit *= 10) {
    for (const limit of [unit, unit * 2, unit * 5]) if (value <= limit) return limit;
  }
}

/** The rows of one temperature: a title with the count, then a row per stage. */
export function percentileRows(title, figures) {
  const head = make("tr", { class: "title" });
  const taps = figures.count === 1 ? "tap" : "taps";
  head.append(make("th", { scope: "rowgroup", colspan: PERCENTILES.length + 1 },
    `${title}, ${figures.count} ${taps}`));
  return [head, ...STAGES.map((stage, i) => {
    const row = make("tr", { class: stage });
    const name = make("th", { scope: "row" }, STAGE_NAMES[i]);
    const values = figures.count > 0 ? figures[stage] : {};
    row.append(name, ...PERCENTILES.map((p) => make("td", {}, inMs(values[p]))));
    return row;
  })];
}

/** The output's state and counters, and the page's own where it plays the sound. */
export function factList(output, player) {
  const facts = [
    ["kind", output.kind], ["state", output.state], ["sink", output.sink ?? "–"],
    ["margin", `${inMs(output.marginMilliseconds)} ms`], ["late edits", output.lateEdits],
    ["underruns", output.underruns], ["reconnections", output.reconnections],
  ];
  if (output.kind === "browser") {
    const { lagMilliseconds, aheadMilliseconds, underruns = 0, lateEdits = 0 } = player.counters;
    facts.push(
      ["page lag", `${inMs(lagMilliseconds)} ms`], ["page queue", `${inMs(aheadMilliseconds)} ms`],
      ["browser adds", `${inMs(player.deviceLatency)} ms`], ["page underruns", underruns],
      ["page late edits", lateEdits]);
  }
  return facts.map(([name, value]) =>
    make("div", {}, make("dt", {}, name), make("dd", {}, String(value))));
}
