// What a word of the talk strip means for the item that is asked: an answer where the item asks for such
// a word, a free hint where it is "help" and there are hints. Everything else is talking, and is not looked at.

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
  "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "thirty",
  "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred"];
const NUMBER = new RegExp(`^(\\d{1,3}|(?:${NUMBERS.join("|")})(?:[- ](?:${NUMBERS.join("|")}))*)$`);
/** Boards that a number answers. */
const COUNTED = new Set(["keypad", "tap-count", "measure", "row", "number-line"]);
const HELP = new Set(["help", "help me"]);
const ASKED = new Set(["open", "copying"]);

/** {step, members} for `words` of the talk strip, or null where they are talking and nothing else. */
export function spokenAnswer(words, lesson) {
  if (!lesson?.shown || !ASKED.has(lesson.outcome)) return null;
  const said = plain(words);
  if (!said) return null;
  if (HELP.has(said)) return lesson.role === "placement" ? null : { step: "hint", members: { isSpoken: true } };
  if (!answers(said, lesson.shown.board)) return null;
  const { item, attempt } = lesson;
  return { step: "said", members: { item, attempt, words } };
}

function answers(said, { format, options = [] }) {
  if (COUNTED.has(format)) return NUMBER.test(said);
  return options.some(({ spoken, display }) => [spoken, display].map(plain).includes(said))
    || (NUMBER.test(said) && options.some(({ display }) => /^\d+$/.test(display)));
}

const plain = (text) => text.toLowerCase().replace(/[.!?,]/g, "").trim();
