// What a word of the talk strip means for the item that is asked: an answer where the item asks for such
// a word, a free hint where it is "help" and there are hints. Everything else is talking, and is not looked at.

const UNITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
/** The numbers that have words, 0 to 120, as the service writes them. */
const NUMBERS = Array.from({ length: 121 }, (_, number) => inWords(number));
/** Whether a board that a number answers takes `number`. */
const TAKES = {
  keypad: ({ most = Infinity }, number) => number <= most,
  "tap-count": ({ most = Infinity }, number) => number <= most,
  measure: ({ most = Infinity }, number) => number <= most,
  "number-line": ({ from, to }, number) => from <= number && number <= to,
  row: ({ numbers, most = Infinity }, number) => number <= most && numbers.filter((one) => one === null).length === 1,
};
const HELP = new Set(["help", "help me"]);
const ASKED = new Set(["open", "copying"]);

/** {step, members} for `words` of the talk strip, or null where they are talking and nothing else. */
export function spokenAnswer(words, lesson) {
  if (!lesson?.shown || !ASKED.has(lesson.outcome)) return null;
  const said = plain(words);
  if (!said) return null;
  if (HELP.has(said)) return lesson.role === "placement" ? null : { step: "hint", members: { isSpoken: true } };
  const answer = answerIn(said, words, lesson.shown.board);
  if (answer === null) return null;
  const { item, attempt } = lesson;
  return { step: "said", members: { item, attempt, words: answer } };
}

/** What is said, in words in which the service knows it again: it reads no signs. */
function answerIn(said, words, board) {
  const heard = words.toLowerCase() === said ? words : said;
  const number = numberOf(said);
  const takes = TAKES[board.format];
  if (takes) return number !== null && takes(board, number) ? heard : null;
  const named = (board.options ?? []).find(({ spoken, display }) => [spoken, display].map(plain).includes(said)
    || (number !== null && /^\d+$/.test(display) && Number(display) === number));
  if (!named) return null;
  const isPlain = [named.spoken, named.display].some((name) => name.toLowerCase() === said);
  return isPlain ? heard : named.spoken || named.display;
}

function inWords(number) {
  if (number >= 100) return ["one hundred", ...number > 100 ? [inWords(number - 100)] : []].join(" ");
  if (number < 20) return UNITS[number];
  return [TENS[Math.floor(number / 10) - 2], ...number % 10 ? [UNITS[number % 10]] : []].join("-");
}

/** The number that is named, in figures or in words, or null. */
function numberOf(said) {
  if (/^\d{1,3}$/.test(said)) return Number(said);
  const number = NUMBERS.indexOf(said);
  return number < 0 ? null : number;
}

const plain = (text) => text.toLowerCase().replace(/[.!?,]/g, "").trim();
