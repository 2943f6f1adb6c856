// All answers of a child, to be taken along as a file. The gate is asked where it has shut meanwhile.
import { button, make, say } from "../../kit/elements.js";
import { getFile } from "../../kit/transport/api.js";
import { wordsFor } from "../../kit/problem-words.js";
import { WORDS } from "./learn-report-words.js";

const FORMATS = [["csv", "Table (CSV)"], ["json", "For programs (JSON)"]];
/** A browser may ask where to save a file before it reads it. */
const URL_LASTS = 60_000;

/** Buttons that print this page, and that save the answers of the child with the number `id`. */
export function exportPart(id) {
  const told = make("p", { class: "note", role: "status" });
  const problem = make("p", { class: "problem", role: "alert" });
  const take = async (format) => {
    say(problem, "");
    say(told, "");
    try {
      const file = `meadow-learning.${format}`;
      const url = URL.createObjectURL(await getFile(`/v1/learning/export?format=${format}&child=${id}`));
      make("a", { href: url, download: file }).click();
      setTimeout(() => URL.revokeObjectURL(url), URL_LASTS);
      say(told, WORDS.saved(file));
    } catch (trouble) {
      say(problem, wordsFor(trouble));
    }
  };
  return make("div", { class: "learn-export" }, make("p", { class: "note" }, WORDS.takingNote),
    make("p", { class: "learn-buttons" },
    button(WORDS.print, { onclick: () => print() }), ...FORMATS.map(([format, name]) =>
      button(name, { onclick: () => take(format) }))), told, problem);
}
