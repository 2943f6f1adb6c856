// What lies on this very tablet, in a grown-up's words, and taking it away.
import { KeptStore } from "./kept-store.js";
import { TouchDiary } from "./touch-diary.js";

/** What lies here: {words, megabytes, touches}; null where this browser can keep nothing. */
export async function keptHere(kept = new KeptStore(), diary = new TouchDiary({})) {
  if (!kept.isPossible) return null;
  const { names } = await kept.sounds();
  return { words: names.size, megabytes: await kept.bytes() / 1e6, touches: diary.size };
}

/** The same as a sentence. */
export async function keptHereInWords() {
  const here = await keptHere().catch(() => null);
  if (!here) return "This browser cannot keep anything at this address; with https it can.";
  if (!here.words && !here.touches) return "On this device nothing is kept.";
  const touches = here.touches ? `, and ${here.touches} touches to be told to Meadow` : "";
  return `On this device: the sounds of ${here.words} words, ${here.megabytes.toFixed(1)} MB with the board`
    + `${touches}.`;
}

/** Takes away what lies here. */
export async function clearHere() {
  new TouchDiary({}).clear();
  await new KeptStore().clear();
}
