// The picture of a word that has none: for a person a figure, for a thing or a place a shape, each
// with the word's first letter. It is made of the word alone, so it is the same everywhere and always.
import { svg } from "./svg.js";

/** Light enough for a dark letter, far enough apart to be told from each other. */
const COLOURS = [
  "#f48f86", "#8fc7f4", "#a9d67f", "#c9a4ea", "#f7b267", "#6fd0c5", "#f49ac1", "#f4d35e", "#b7bfca",
  "#d2a679",
];
/** So many shapes things and places have each, and so many heads people. */
const SHAPES = 6;
const LOOKS = COLOURS.length * SHAPES;
/** From one look to the next to be tried: it leads through all of them, shape and colour changing. */
const STEP = 7;
const INK = "#3d3440";
const FACE = "#ffd98a";
const HAIR = ["#5a4334", "#a9663a", "#3b3b46", "#d9a441", "#8c5a77", "#9aa0a8"];

const THINGS = [
  ["circle", { cx: 50, cy: 50, r: 44 }],
  ["rect", { x: 8, y: 8, width: 84, height: 84, rx: 20 }],
  ["path", { d: "M50 5 91 28v44L50 95 9 72V28z" }],
  ["path", { d: "M50 6c10 0 16 8 17 16 8-1 18 3 21 13s-3 17-10 21c6 7 8 17 1 25s-19 7-26 1c-3 5-3 5-6 0"
    + "-7 6-19 7-26-1s-5-18 1-25c-7-4-13-11-10-21s13-14 21-13c1-8 7-16 17-16z" }],
  ["path", { d: "M50 94C18 70 6 54 8 33 10 12 40 6 50 26 60 6 90 12 92 33 94 54 82 70 50 94z" }],
  ["path", { d: "M50 6 90 20v32c0 22-18 36-40 42C28 88 10 74 10 52V20z" }],
];
const PLACES = [
  ["path", { d: "M50 6 94 44H84v50H16V44H6z" }],
  ["path", { d: "M10 94V44a40 38 0 0 1 80 0v50z" }],
  ["path", { d: "M50 6 94 94H6z" }],
  ["path", { d: "M8 94V20h16v12h18V20h16v12h18V20h16v74z" }],
  ["path", { d: "M50 97C38 90 8 72 8 44a42 40 0 0 1 84 0c0 28-30 46-42 53z" }],
  ["path", { d: "M6 36 26 8h48l20 28H88v58H12V36z" }],
];

/** The heads of people, with hair or a cap behind or before the face; none says man, woman or age. */
const HEADS = [
  { front: "M25 36C20 6 80 6 75 36 66 24 42 16 25 36z" },
  { front: "M27 23C27 1 73 1 73 23h4c4 0 4 9 0 9H23c-4 0-4-9 0-9z", isCap: true },
  { front: "M50 14c-9-1-10-9-3-11 0 3 3 4 5 1 6 2 7 9-2 10z" },
  { back: "M24 46a14 14 0 0 1-2-25A16 16 0 0 1 50 8a16 16 0 0 1 28 13 14 14 0 0 1-2 25z" },
  { front: "M24 27C24 1 76 1 76 27h15c2 6-4 6-12 6H24z", isCap: true },
  { front: "M26 36 21 20l11 3 3-14 10 8 7-13 7 13 11-7v14l10-2-6 14C66 26 36 26 26 36z" },
];

/** What makes two spellings the same word. */
export const wordKey = (text) => text.toLowerCase().trim().split(/\s+/).join(" ");

/**
 * A look for each of `words` [{word, group}], the oldest first, as a Map by key: {group, look}. Who
 * cannot read tells them apart all the same: the first of a group have a colour of their own each, no
 * two the same drawing as long as there are others, and an older word keeps its own.
 */
export function looksOf(words) {
  const taken = new Set();
  const isFree = (...what) => !taken.has(what.join(" "));
  return new Map(words.map(({ word, group }) => {
    const key = wordKey(word);
    const letter = firstLetter(key);
    const looks = Array.from({ length: LOOKS }, (_, step) => (hash(key) + step * STEP) % LOOKS);
    const look = looks.find((each) => isFree(group, "colour", each % COLOURS.length))
      ?? looks.find((each) => isFree(group, each))
      ?? looks.find((each) => isFree(group, each, letter)) ?? looks[0];
    const parts = [[group, "colour", look % COLOURS.length], [group, look], [group, look, letter]];
    for (const part of parts) taken.add(part.join(" "));
    return [key, { group, look }];
  }));
}

/** The drawing for `text`; a group of My Words tells a person from what else there is. */
export function drawnPicture(text, known = {}, kind = "picture") {
  const { group, look = hash(wordKey(text)) % LOOKS } = known;
  const colour = COLOURS[look % COLOURS.length];
  const shape = Math.floor(look / COLOURS.length);
  const parts = group === "people" ? figure(shape, colour) : thing(group, shape, colour);
  const foot = group === "people" ? 94 : group === "places" ? 76 : 68;
  return svg("svg", { class: `${kind} lettered`, viewBox: "0 0 100 100", "aria-hidden": "true",
    "data-look": `${group ?? "word"} ${look}` },
  ...parts, svg("text", { x: 50, y: foot, "text-anchor": "middle", fill: INK,
    "font-size": group === "people" ? 40 : 52 }, firstLetter(text)));
}

function figure(shape, colour) {
  const { back, front, isCap } = HEADS[shape];
  const hair = { fill: HAIR[(shape * 5 + 1) % HAIR.length], ...LINE };
  return [
    back ? svg("path", { d: back, ...hair }) : null,
    svg("path", { d: "M6 98c0-24 16-36 44-36s44 12 44 36z", fill: colour, ...LINE }),
    svg("circle", { cx: 50, cy: 36, r: 25, fill: FACE, ...LINE }),
    svg("circle", { cx: 41, cy: 38, r: 3.2, fill: INK }),
    svg("circle", { cx: 59, cy: 38, r: 3.2, fill: INK }),
    svg("path", { d: "M42 47q8 7 16 0", fill: "none", ...LINE }),
    front ? svg("path", { d: front, ...hair, ...(isCap ? { fill: colour } : {}) }) : null,
  ].filter(Boolean);
}

function thing(group, shape, colour) {
  const [name, attributes] = (group === "places" ? PLACES : THINGS)[shape];
  return [svg(name, { ...attributes, fill: colour, ...LINE })];
}

const LINE = { stroke: INK, "stroke-width": 3, "stroke-linejoin": "round", "stroke-linecap": "round" };

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first letter as a capital; of what has no letter, its first sign. */
export function firstLetter(text) {
  const all = [...letters.segment(text.trim().normalize("NFC"))].map(({ segment }) => segment);
  const letter = all.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? all[0] ?? "?";
  return [...letters.segment(letter.toLocaleUpperCase())][0]?.segment ?? letter;
}

/** A number that a word always has, whatever other words there are. */
function hash(text) {
  let value = 0x811c9dc5;
  for (const sign of text) {
    value = Math.imul(value ^ sign.codePointAt(0), 0x01000193);
  }
  value = Math.imul(value ^ value >>> 15, 0x2c1b3c6d);
  value = Math.imul(value ^ value >>> 12, 0x297a2d39);
  return (value ^ value >>> 15) >>> 0;
}
