// What is wrong with the pictures of phrases in a language: those that show nothing, that do not show what they deny,
// and that look like another beside them.
import { offersIn, readPhrases, symbolsIn } from "./vocabulary.js";

/** Drawings with a cross, a bar or a thumb that points down are called so: no, dont-touch, no-thank-you. */
const DENYING = /^(no|not|dont)(-|$)/;
/** Words that deny, and what denies nothing: "ya no hay" is one thing that is drawn. */
const DENIES = {
  en: [/\b(no|not|don't|can't|won't|isn't)\b/i, /^$/],
  "es-419": [/(^|[ ¡¿])no($|[ !?])/i, /ya no hay/i],
};

export const LANGUAGES = Object.keys(DENIES);

/** {phrases, empty, denying, undenied, offers, alike} of a language; `alike` are phrases joined by " | ". The sign of a
 *  question stands on it; phrases that differ in their marks only never stand beside one another. */
export function looksIn(language) {
  const symbols = symbolsIn(language);
  const shownBy = (phrase) => symbols.picturesOf(phrase).map(({ art, emoji }) => art ?? emoji);
  const phrases = readPhrases(language);
  const [denies, isOne] = DENIES[language];
  const denying = phrases.filter((phrase) => denies.test(phrase) && !isOne.test(phrase));
  const groups = groupsOf(offersIn(language), shownBy);
  const alike = groups.flatMap((group) => [...group.values()]).filter((all) => all.size > 1);
  return {
    phrases: phrases.length, denying: denying.length, offers: groups.length,
    empty: phrases.filter((phrase) => !shownBy(phrase).length),
    undenied: denying.filter((phrase) => !shownBy(phrase).some((name) => DENYING.test(name))),
    alike: [...new Set(alike.map((all) => [...all].join(" | ")))],
  };
}

/** What stands beside one another, a Map a word, scene and tier: phrases by what they look like. */
function groupsOf(offers, shownBy) {
  const groups = new Map();
  for (const { scene, word, tier, source, use, phrase } of offers) {
    if (source === "spare") continue;
    const kind = [scene, word, tier, source === "carrier"].join("/");
    const looks = `${shownBy(phrase).join("+")}${use === "asking" ? "?" : ""}`;
    const group = groups.get(kind) ?? groups.set(kind, new Map()).get(kind);
    const bare = phrase.toLowerCase().replace(/[^\p{L}\p{N}' ]/gu, "");
    group.set(looks, (group.get(looks) ?? new Set()).add(bare));
  }
  return [...groups.values()];
}
