// What questions say, each in one place.
import { t } from "../../../kit/strings.js";

/** What is asked, by the kind of test. */
export const ASKS = { word: () => t("Which word was it?"), pair: () => t("Which of two is nicer?") };

/** What a sound is doing. */
export const SOUND_SAYS = {
  making: () => t("The sound is being made…"),
  sounding: () => t("Listen…"),
  cut: () => t("That was cut off and does not count. Hear it once more."),
};

/** What went wrong with a sound. */
export function soundTrouble(problem) {
  if (problem.isUnreachable) return t("Meadow does not answer just now.");
  if (problem.field === "output") return t("Nothing can be heard here now. Turn this machine’s sound on.");
  return t("This voice cannot be heard now, and no other speaks for it.");
}
