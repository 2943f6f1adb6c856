// The answers as a table for other programs (RFC 4180), a line each, for whoever counts them another way.
import { soundOf } from "./word-plan.js";

const COLUMNS = ["time", "test", "answer", "kind", "listener", "role", "language", "rate", "pitch", "text",
  "voice", "secondVoice", "place", "sound", "choices", "chosen", "right", "nicer", "forWhom", "replays"];

/** The table of `answers`. */
export function resultsTable(answers) {
  return [COLUMNS, ...answers.map(line)].map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

function line({ savedMilliseconds, round, id, listener, role, language, rate, pitch, text, word, pair, replays }) {
  const head = [new Date(savedMilliseconds).toISOString(), round, id, word ? "word" : "pair", listener, role,
    language, rate, pitch, text];
  if (pair) {
    return [...head, pair.first, pair.second, "", "", "", "", "", pair.nicer, pair.forWhom, replays];
  }
  const { voice, place, choices, chosen = null } = word;
  return [...head, voice, "", place, soundOf({ text, ...word }), choices.join(" "), chosen, chosen === text,
    "", "", replays];
}

/** A cell; a name that a table program would take for a formula is made a text. */
function cell(value) {
  const text = String(value ?? "");
  const plain = /^[=+\-@\t\r]/.test(text) && typeof value === "string" ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
