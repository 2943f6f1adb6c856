// What a name cannot be, told while it is typed. The service holds the same rules and has the last
// word; a test holds these to its answers.
import { t } from "./strings.js";

/** The longest name of a child, of a set-up, and the longest text and spoken form of a word. */
export const LONGEST = { child: 40, setUp: 40, text: 60, spoken: 120 };

const segments = new Intl.Segmenter("en", { granularity: "grapheme" });
const SPACE = /[\s\u0085]+/u;
const CONTROL = /\p{Cc}/u;
/** Characters that turn the reading direction or cannot be seen; not those that join an emoji. */
const HIDDEN = /[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
const JOINING = /[\u200c\u200d\u{e0020}-\u{e007f}]/gu;
const SAYABLE = /[\p{L}\p{N}\p{Math}\p{Sc}&%@#]|(?!\*)\p{Emoji}/u;

const TOO_LONG = (text, longest) =>
  t("That is {count} characters; {longest} are the most.", { count: length(text), longest });
const INVISIBLE = "It holds a character that cannot be seen. Please type it instead of pasting it.";

/** How many characters a reader counts. */
export const length = (text) => [...segments.segment(text)].length;

const folded = (text) => text.split(SPACE).filter(Boolean).join(" ");

/** Why a child or a set-up cannot be called `text`, in a sentence, or "" where it can. */
export function nameProblem(text, longest = LONGEST.child) {
  const name = folded(text);
  if (length(name) > longest) return TOO_LONG(name, longest);
  return CONTROL.test(name) ? t(INVISIBLE) : "";
}

/** Why a word cannot read, or be spoken, as `text`; nothing typed yet is no problem. */
export function wordProblem(text, longest = LONGEST.text) {
  const word = folded(text);
  if (!word) return "";
  if (length(text) > longest) return TOO_LONG(text, longest);
  if (CONTROL.test(word) || HIDDEN.test(text.replace(JOINING, ""))) return t(INVISIBLE);
  return SAYABLE.test(word) ? "" : t("There is nothing in it to say. Write a word or a name.");
}

/** What makes two texts the same word: neither case nor accents nor spaces. */
export const wordKey = (text) => folded(text).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
