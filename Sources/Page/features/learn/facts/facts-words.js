// Everything that a child reads or hears of facts on the page, together, so that it can be translated.
// Sentences of the service (lessons, recaps, rules of badges) come with what it sends.

const NAMES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
  "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"];
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

export const WORDS = {
  facts: "Facts",
  practice: "Practice",
  practiceNamed: "Practice. A few facts, as slowly as you like.",
  minute: "One minute",
  minuteNamed: "One minute. How many can you do?",
  minuteLater: "One minute opens when you know ten facts. Practice first.",
  progress: "My progress",
  back: "Back",
  leave: "Stop for now",
  why: "Why? Show me a way",
  hear: "Hear it again",
  takeBack: "Take the last digit back",
  done: "Done",
  skip: "I do not know this one yet",
  keypad: "Numbers",
  next: "Go on",
  playAgain: "Show it again",
  drill: "Practise facts like this one",
  touchNumber: "Touch the number you see",
  end: "End",
  timeLeft: "Time that is left",
  goOn: "Go on with the minute",
  talking: "The minute waits while you talk.",
  again: "Once more",
  home: "Done",
  best: "Your best so far",
  missed: "These can be practised",
  pickGoal: "Pick a goal",
  takeGoal: "This is my goal",
  less: "One less",
  more: "One more",
  suggested: "The goal that is suggested",
  board: "Our family this week",
  together: "Together",
  badge: "A new badge",
};

/** What a picture of a micro-lesson shows, for who cannot see it. It never tells the answer. */
export function pictureInWords(picture) {
  switch (picture.kind) {
    case "rows": return `${counted(picture.upper)} above, ${counted(picture.lower)} below.`;
    case "number-line": return `A frog on the number line at ${picture.start}.`;
    case "ten-frames": return `${counted(picture.before)} in frames of ten.`;
    default: return `${Math.floor(picture.before / 10)} tens and ${picture.before % 10} ones.`;
  }
}

const counted = (count) => (count === 1 ? "1 counter" : `${count} counters`);

/** A number as it is said, 0 to 99. */
export function numberName(number) {
  if (number < NAMES.length) return NAMES[number];
  const ones = number % 10;
  return `${TENS[Math.floor(number / 10)] ?? number}${ones ? `-${NAMES[ones]}` : ""}`;
}

/** "6+8" taken apart: { left, sign, right, answer }, the sign as it is printed. */
export function factParts(fact) {
  const [, left, sign, right] = fact.match(/^(\d+)([+-])(\d+)$/);
  const [a, b] = [Number(left), Number(right)];
  return { left: a, sign: sign === "+" ? "+" : "−", right: b, answer: sign === "+" ? a + b : a - b };
}

/** "6 + 8" or, with its answer, "6 + 8 = 14". */
export function factText(fact, answer = null) {
  const { left, sign, right } = factParts(fact);
  return `${left} ${sign} ${right}${answer === null ? "" : ` = ${answer}`}`;
}

/** A fact as it is said: "six plus eight", with its answer "six plus eight is fourteen". */
export function factSpeech(fact, answer = null) {
  const { left, sign, right } = factParts(fact);
  const said = `${numberName(left)} ${sign === "+" ? "plus" : "minus"} ${numberName(right)}`;
  return answer === null ? said : `${said} is ${numberName(answer)}`;
}

/** How far practice is. */
export const placeOf = (done, of) => `${done} of ${of}`;
/** How many are right so far. */
export const rightSoFar = (count) => `${count} right`;
/** A goal in words. */
export const goalNamed = (goal) => `Your goal: ${goal} right in one minute`;
/** What is told of the last answer; a wrong one hears what is right, and nothing else. */
export const verdict = ({ fact, answer, isCorrect }) =>
  (isCorrect ? `${factText(fact, answer)}. Right.` : `${factText(fact, answer)}.`);
/** A line of the household's board. */
export const lineNamed = ({ name, correctThisWeek, best }) =>
  `${name}: ${correctThisWeek} right this week${best === undefined ? "" : `, best minute ${best}`}.`;
/** What the household did together. */
export const togetherNamed = (count) => `Together: ${count} right answers this week.`;
/** A drill that the misses of a minute ask for. */
export const drillNamed = (title) => `Practise: ${title}`;
