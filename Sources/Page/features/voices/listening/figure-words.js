// Figures in words that parents and therapists read: never a share without how sure it is.
import { t } from "../../../kit/strings.js";
import { inLetters } from "./sound-features.js";

const percent = (share) => Math.round(share * 100);

/** A share as "3 of 11, 27 % (10–57)", or that it is too few to say. */
export function shareInWords({ times, all, share, low, high, isTooFew }) {
  if (isTooFew) return t("{times} of {all}: too few to say", { times, all });
  return t("{times} of {all}, {percent} % ({low}–{high})",
    { times, all, percent: percent(share), low: percent(low), high: percent(high) });
}

/** What can be said of two voices. */
export const betterInWords = ({ by, low, high }, voice, than) =>
  t("{voice} was understood in more words than {than}: {by} of a hundred more ({low}–{high}).",
    { voice, than, by: percent(by), low: percent(low), high: percent(high) });

/** A kind of sound. */
export const KIND_SAYS = {
  stop: () => t("Sounds that stop the air: p b t d k g"),
  nasal: () => t("Sounds through the nose: m n ng"),
  hiss: () => t("Sounds that hiss: f v th s z sh h"),
  burst: () => t("Sounds that stop and hiss: ch j"),
  smooth: () => t("Sounds that flow: l r w y"),
  vowel: () => t("Vowels"),
};

/** In what sounds that were mixed up differ. */
export const DIFFERENCE_SAYS = {
  place: () => t("where in the mouth they are made"),
  made: () => t("how they are made: stopping, hissing, through the nose, or flowing"),
  voice: () => t("whether the voice hums along, as in b and not in p"),
  vowel: () => t("the vowel"),
};

/** What was taken for what. */
export function mixedUpInWords({ place, sound, heard }) {
  const values = { sound: inLetters(sound), heard: heard && inLetters(heard) };
  if (heard === null) {
    return {
      first: () => t("{sound} at the beginning was not heard", values),
      middle: () => t("{sound} in the middle was not heard", values),
      last: () => t("{sound} at the end was not heard", values),
      vowel: () => t("A word with {sound} was not heard", values),
    }[place]();
  }
  return {
    first: () => t("{sound} at the beginning was heard as {heard}", values),
    middle: () => t("{sound} in the middle was heard as {heard}", values),
    last: () => t("{sound} at the end was heard as {heard}", values),
    vowel: () => t("The vowel {sound} was heard as {heard}", values),
  }[place]();
}
