// "Which of two is nicer?" in a card: how each voice was liked, and whose voice it could be.
import { make } from "../../../kit/elements.js";
import { t } from "../../../kit/strings.js";
import { shareInWords } from "./figure-words.js";
import { preferences } from "./preference.js";
import { figureTable, shareBar } from "./share-bar.js";

/** The cards of those of `answers` that compare voices; none where there are none. */
export function preferenceCards(answers, nameOf) {
  const { voices, order } = preferences(answers);
  if (!voices.length) return [];
  return [
    make("section", { class: "card" }, make("h3", {}, t("Which voices are nicer")),
      figureTable(make, t("Which voices are nicer"),
        [t("Voice"), t("Preferred"), t("Both the same"), t("Against a voice in the middle")],
        voices.map(({ voice, met, same, preferred, rank }) => [nameOf(voice),
          [shareBar(preferred), shareInWords(preferred)], t("{times} of {all}", { times: same, all: met }),
          preferred.isTooFew ? t("too few to say") : `${Math.round(rank * 100)} %`])),
      make("p", { class: "note" }, t("The one that was heard first was preferred: {share}. "
        + "Without a habit it would be half.", { share: shareInWords(order) }))),
    make("section", { class: "card" }, make("h3", {}, t("Whose voice it could be")),
      figureTable(make, t("Whose voice it could be"),
        [t("Voice"), t("My child’s own voice"), t("Meadow, the companion"), t("Neither of them")],
        voices.map(({ voice, forWhom }) => [nameOf(voice), ...["child", "companion", "neither"]
          .map((whom) => shareInWords(forWhom[whom]))]))),
  ];
}
