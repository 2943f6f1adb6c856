// All that a child who cannot see the boards hears, and grown-ups who translate them look for.

const HOURS = ["twelve", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"];

const TOOLS = { ruler: "Ruler", scale: "Scale", balance: "Balance", jug: "Jug" };

export const WORDS = {
  boards: {
    choice: "Choose one", keypad: "Number keys", match: "Bring together", sequence: "Put in order",
    "tap-count": "Touch and count", "number-line": "Number line", "base-10": "Tens and ones", clock: "Clock to set",
    coins: "Coins to lay", shade: "Shape to colour", graph: "Bars to raise", measure: "Read the number",
    pegs: "Numbers for a line", row: "Fill the gaps", moving: "Catch one",
  },
  erase: "Take back the last digit",
  typed: (number) => (number === null ? "nothing yet" : String(number)),
  gap: (place, number) => `Gap ${place}: ${number === null ? "empty" : number}`,
  counted: (name, place, isCounted) => `${name} ${place}${isCounted ? ", counted" : ""}`,
  thing: "thing",
  soMany: (count) => `${count} counted`,
  picked: (name) => `${name}, picked up`,
  putBack: (name) => `${name}, put back`,
  placed: (name, place) => `${name}: ${place}`,
  place: (place) => `Place ${place}`,
  emptyPlace: (place) => `Place ${place}, empty`,
  filledPlace: (place, name) => `Place ${place}: ${name}`,
  slot: (name, tile) => (tile ? `${name}: ${tile}` : `${name}, empty`),
  bin: (name, things) => (things.length ? `${name}: ${things.join(", ")}` : `${name}, empty`),
  pegName: (place) => `Peg ${place}`,
  peg: (place, number) => (number === null ? `Peg ${place}, empty` : `Peg ${place}: ${number}`),
  choiceName: (name, place) => `${name}, ${place}`,
  start: "Start again",
  hop: (by) => (by > 0 ? "Hop on one" : "Hop back one"),
  at: (number) => `at ${number}`,
  addTen: "One ten more", takeTen: "One ten less", addOne: "One more", takeOne: "One less",
  gather: "Trade ten ones for one ten", open: "Trade one ten for ten ones",
  total: (total, tens, ones) =>
    `${tens} ${tens === 1 ? "ten" : "tens"} and ${ones} ${ones === 1 ? "one" : "ones"}: ${total}`,
  hourLater: "One hour later", hourEarlier: "One hour earlier",
  later: (minutes) => `${minutes} minutes later`, earlier: (minutes) => `${minutes} minutes earlier`,
  time: timeInWords,
  layCoin: (name) => `Lay a ${name}`, takeCoin: (name) => `Take a ${name} back`,
  laid: (names) => (names.length ? `On the tray: ${names.join(", ")}` : "The tray is empty"),
  part: (place, isColoured) => `Part ${place}${isColoured ? ", coloured" : ""}`,
  raise: (name) => `${name}: one more`, lower: (name) => `${name}: one less`,
  height: (name, value) => `${name}: ${value}`,
  measured: (tool, value) => `${TOOLS[tool]}: ${value}`,
  column: (place) => `Bar ${place}`,
  more: "One more", less: "One less",
};

/** "three o'clock", "half past three", "three twenty". */
function timeInWords(h, m) {
  const hour = HOURS[h % 12];
  if (m === 0) return `${hour} o'clock`;
  return m === 30 ? `half past ${hour}` : `${hour} ${m < 10 ? "oh " : ""}${m}`;
}
