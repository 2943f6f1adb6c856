// The ten groups of document 001 in its order, early maths behind how Meadow joins in, and finding
// a setting by what a parent would type.
import { about } from "./about.js";
import { access } from "./access.js";
import { child } from "./child.js";
import { communication } from "./communication.js";
import { gate } from "./gate.js";
import { learning } from "./learning.js";
import { maths } from "./maths.js";
import { routines } from "./routines.js";
import { sound, soundEffects, volumeCap } from "./sound.js";
import { vocabulary } from "./vocabulary.js";
import { words } from "./words.js";

export const GROUPS = [
  child, words, vocabulary, communication, learning, maths, access, sound, routines, gate, about,
];

/** What is at hand before any group is opened: making it quieter must not need looking for. */
export const AT_HAND = [volumeCap, soundEffects];

/**
 * The rows that fit `text`, by group: [[group, rows]]; each word must begin a word of the row's
 * name or of what else it is called, or, where that finds nothing, of its explanation.
 */
export function find(text) {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const named = rowsWith(wanted, (row, group) => [row.label, row.find, group.title]);
  return named.length ? named : rowsWith(wanted, (row) => [row.why, row.question]);
}

function rowsWith(wanted, texts) {
  const fits = (row, group) => {
    const words = texts(row, group).join(" ").toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  };
  return GROUPS.map((group) => [group, group.rows.filter((row) => fits(row, group))])
    .filter(([, rows]) => rows.length);
}
