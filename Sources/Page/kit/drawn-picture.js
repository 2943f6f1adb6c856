// The picture of a word that has none: for a person a figure, for a thing or a place a shape, each
// with the word's first letter. It is made of the word alone, whatever other words there are, so it
// is the same everywhere and always.
import { svg } from "./svg.js";

/** Light enough for a dark letter, far enough apart to be told from each other. */
const COLOURS = [
  "#f48f86", "#8fc7f4", "#a9d67f", "#c9a4ea", "#f7b267", "#6fd0c5", "#f49ac1", "#f4d35e", "#b7bfca",
  "#d2a679",
];
/** So many shapes things and places have each, and so many heads people. */
const SHAPES = 6;
/** So many looks of one colour there are; after them come those with a second one inside. */
const PLAIN = COLOURS.length * SHAPES;
const LOOKS = PLAIN * COLOURS.length;
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
 * The look of each of `words` [{word, group, id}], the oldest first, as a Map by key: {group,
 * look}. It follows from the word's number, which no other word ever has, and so it stays whatever becomes
 * of the others: new ones, gone ones, some that get a photo. Who cannot read tells them apart all
 * the same: of words added one after the other ten have a colour each, six hundred a drawing each.
 */
export function looksOf(words) {
  const looks = new Map();
  for (const { word, group, id } of words) {
    const key = wordKey(word);
    if (!looks.has(key)) looks.set(key, { group, look: id ? (id - 1) % LOOKS : guess(key) });
  }
  return looks;
}

/** The drawing for `text`; a group of My Words tells a person from what else there is. */
export function drawnPicture(text, known = {}, kind = "picture") {
  const { group, look = guess(wordKey(text)) } = known;
  const { shape, colour, inner } = partsOf(look);
  const parts = group === "people" ? figure(shape, colour, inner)
    : thing(group, shape, colour, inner);
  const foot = group === "people" ? 94 : group === "places" ? 76 : 68;
  return svg("svg", { class: `${kind} lettered`, viewBox: "0 0 100 100", "aria-hidden": "true",
    "data-look": `${group ?? "word"} ${look}` },
  ...parts, svg("text", { x: 50, y: foot, "text-anchor": "middle", fill: INK,
    "font-size": group === "people" ? 40 : 52 }, firstLetter(text)));
}

/** What a look is made of: the next one has another colour and shape; `inner` comes after sixty. */
function partsOf(look) {
  const count = COLOURS.length;
  const round = Math.floor(look / count);
  const again = Math.floor(look / PLAIN);
  return {
    colour: COLOURS[look % count], shape: (look + round) % SHAPES,
    inner: again ? COLOURS[(look + again) % count] : null,
  };
}

function figure(shape, colour, inner) {
  const { back, front, isCap } = HEADS[shape];
  const hair = { fill: HAIR[(shape * 5 + 1) % HAIR.length], ...LINE };
  return [
    back ? svg("path", { d: back, ...hair }) : null,
    svg("path", { d: BODY, fill: colour, ...LINE }),
    inner ? svg("path", { d: BODY, fill: inner, transform: smaller(98) }) : null,
    svg("circle", { cx: 50, cy: 36, r: 25, fill: FACE, ...LINE }),
    svg("circle", { cx: 41, cy: 38, r: 3.2, fill: INK }),
    svg("circle", { cx: 59, cy: 38, r: 3.2, fill: INK }),
    svg("path", { d: "M42 47q8 7 16 0", fill: "none", ...LINE }),
    front ? svg("path", { d: front, ...hair, ...(isCap ? { fill: colour } : {}) }) : null,
  ].filter(Boolean);
}

function thing(group, shape, colour, inner) {
  const [name, attributes] = (group === "places" ? PLACES : THINGS)[shape];
  return [
    svg(name, { ...attributes, fill: colour, ...LINE }),
    ...inner ? [svg(name, { ...attributes, fill: inner, transform: smaller(55) })] : [],
  ];
}

/** Makes a shape two thirds as large, around the point `y` of its middle line. */
const smaller = (y) => `translate(50 ${y}) scale(0.66) translate(-50 ${-y})`;

const BODY = "M6 98c0-24 16-36 44-36s44 12 44 36z";
const LINE = { stroke: INK, "stroke-width": 3, "stroke-linejoin": "round", "stroke-linecap": "round" };

/** Made for the first word that is drawn: it takes 12 ms, which no first touch must wait for. */
let letters = null;

/** The first letter as a capital; of what has no letter, its first sign. */
export function firstLetter(text) {
  letters ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const all = [...letters.segment(text.trim().normalize("NFC"))].map(({ segment }) => segment);
  const letter = all.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? all[0] ?? "?";
  return [...letters.segment(letter.toLocaleUpperCase())][0]?.segment ?? letter;
}

/** A look for what has no number: a word that nobody has saved yet. */
const guess = (key) => hash(key) % PLAIN;

function hash(text) {
  let value = 0x811c9dc5;
  for (const sign of text) {
    value = Math.imul(value ^ sign.codePointAt(0), 0x01000193);
  }
  value = Math.imul(value ^ value >>> 15, 0x2c1b3c6d);
  value = Math.imul(value ^ value >>> 12, 0x297a2d39);
  return (value ^ value >>> 15) >>> 0;
}
