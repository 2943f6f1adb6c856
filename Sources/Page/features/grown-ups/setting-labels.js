// What each setting is called for a grown-up, by its key: as its row says it, wherever it is named.
import { GROUPS } from "./groups/groups.js";

/** Settings without a row of their own: they stand within another one or on the page Voices. */
const WITHIN = {
  densityCutoffs: "densities", interruptions: "touching",
};
const ELSEWHERE = {
  pitch: "Pitch", range: "Melody", pauseMilliseconds: "Pauses between words",
  parentese: "Speech by age",
};
const rows = new Map(GROUPS.flatMap(({ rows: all }) => all).filter(({ key }) => key)
  .map(({ key, label }) => [key, label]));

/** The name of the setting `key`. */
export const labelOf = (key) => rows.get(WITHIN[key] ?? key) ?? ELSEWHERE[key] ?? key;

/** The names of `keys`, the first `most` of them and how many more there are. */
export function labelsOf(keys, most = 3) {
  const names = [...new Set(keys.map(labelOf))];
  const more = names.length - most;
  return names.slice(0, most).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
