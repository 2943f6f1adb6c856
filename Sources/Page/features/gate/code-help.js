// A code that is forgotten: what to do, said plainly (document 001, layer 2). It stands on the card
// that asks for the code, where it is needed, and again behind the gate.

/** A heading and what stands under it; a list is something to type. */
export const CODE_HELP = [
  ["Nobody can look it up", "Meadow keeps no readable copy and knows no e-mail address. Your child "
    + "can go on talking all the while."],
  ["Take it away", "Ask whoever put Meadow on its computer. There, with Meadow stopped, one line in "
    + "a terminal removes the code and nothing else:", ["meadow gate code none"],
  "Start Meadow again: two fingers are enough then, and a new code can be set."],
  ["Wrong three times?", "Then no code is taken for 30 seconds, not even the right one."],
];
