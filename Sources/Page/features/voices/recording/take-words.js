// What can be wrong with a take, in plain words: what it is, and what to do.
import { t } from "../../../kit/strings.js";

const KINDS = {
  silent: ["Nothing was heard", "Is the microphone switched on? Say the word after the tone."],
  quiet: ["That was very soft", "Come a little closer to the microphone and say it once more."],
  clipped: ["That was too loud, so it crackles", "Move an arm’s length away and say it the way you speak at the table."],
  hum: ["There is a hum", "Is a charger plugged in, or a fridge near? Unplug it or move away, then say it again."],
  noisy: ["There is noise around you", "Is a window open or a television on? Make it quiet, then say it again."],
  short: ["That was only a moment", "Say the whole word after the tone."],
  long: ["That was more than the word", "Say this one word only, and be quiet before and after it."],
  cut: ["The word was cut off", "Wait for the tone, then speak. Who holds the button holds it until the end."],
  differs: ["That sounds different from the time before", "Listen to it. If it is not how you always say it, say it again."],
};

/** {title, advice} of a problem {kind, advice}; what is not known here is told as the service does. */
export function problemWords({ kind, advice = "" }) {
  const [title, todo] = KINDS[kind] ?? [null, null];
  return title ? { title: t(title), advice: t(todo) } : { title: t("Something is not right"), advice };
}

const GROUPS = {
  core: "Core words", feelings: "Feelings", safety: "Staying safe", mine: "My Words",
  scene: "Things around the house", phrases: "Little sentences", other: "Other sounds",
};
const LANGUAGES = { en: "English", "es-419": "Spanish" };

/** What a group of words is called. */
export const groupName = (group) => (GROUPS[group] ? t(GROUPS[group]) : group);

export const languageName = (tag) => (LANGUAGES[tag] ? t(LANGUAGES[tag]) : tag);

const ROOMS = {
  good: ["The room is quiet", "That is just right."],
  hum: ["Something hums", "Often it is a charger, a lamp or a fridge. Unplug it or go to another room, and listen again. You can also record all the same."],
  loud: ["The room is loud", "Close the door and the window, and turn off what talks or plays. Or begin as it is."],
  dead: ["The microphone hears nothing at all", "It may be muted, or another one is chosen: look at its switch and at the sound settings of this computer. Some headsets do so by themselves; then try a word."],
};

export const roomWords = (verdict) => ({ title: t(ROOMS[verdict][0]), advice: t(ROOMS[verdict][1]) });
