// "Which word was it?" in cards: how well each voice is understood, which sounds are, and what is mixed up.
import { make } from "../../../kit/elements.js";
import { t } from "../../../kit/strings.js";
import { aboutWords, byDifference, byKind, byVoice, mixedUp } from "./confusions.js";
import { betterInWords, DIFFERENCE_SAYS, KIND_SAYS, mixedUpInWords, shareInWords } from "./figure-words.js";
import { figureTable, shareBar } from "./share-bar.js";

/** Who guesses among four words is right so often. */
const GUESS = 1 / 4;
/** So many lines are seen at once. */
const SEEN = 8;

/** The cards of those of `answers` that are about words; none where there are none. */
export function wordCards(answers, nameOf) {
  if (!aboutWords(answers).length) return [];
  return [voicesCard(answers, nameOf), mixedUpCard(answers, nameOf), kindsCard(answers)];
}

function voicesCard(answers, nameOf) {
  const { voices, better } = byVoice(answers);
  const sentences = better.map((each) => betterInWords(each, nameOf(each.voice), nameOf(each.than)));
  if (voices.length > 1 && !better.length) sentences.push(t("No voice can be told from the best one yet."));
  return make("section", { class: "card" }, make("h3", {}, t("How well each voice was understood")),
    figureTable(make, t("How well each voice was understood"),
      [t("Voice"), t("Words right"), t("Not heard"), t("Heard again, on average")],
      voices.map(({ voice, right, unheard, replays }) => [nameOf(voice),
        [shareBar(right, { guess: GUESS }), shareInWords(right)], `${unheard.times}`, `${replays.toFixed(1)}`])),
    ...sentences.map((sentence) => make("p", { class: "why" }, sentence)));
}

function kindsCard(answers) {
  const mistakes = byDifference(answers);
  return make("section", { class: "card" }, make("h3", {}, t("Which sounds were understood")),
    figureTable(make, t("Which sounds were understood"), [t("Kind of sound"), t("Words right")],
      byKind(answers).map(({ kind, right }) => [KIND_SAYS[kind](),
        [shareBar(right, { guess: GUESS }), shareInWords(right)]])),
    ...mistakes.length ? [make("p", {}, t("What the mixed-up sounds differ in:")),
      make("ul", {}, ...mistakes.map(({ what, among }) =>
        make("li", {}, DIFFERENCE_SAYS[what](), " — ", shareInWords(among))))] : []);
}

function mixedUpCard(answers, nameOf) {
  const lines = make("div", { class: "mixed-up" });
  const all = [...new Set(aboutWords(answers).map(({ word }) => word.voice))];
  const which = make("select", { class: "field", id: "whose-sounds" },
    make("option", { value: "" }, t("All voices")),
    ...all.map((voice) => make("option", { value: voice }, nameOf(voice))));
  const show = () => lines.replaceChildren(...mixedUpLines(answers.filter(({ word }) =>
    word && (!which.value || word.voice === which.value))));
  which.addEventListener("change", show);
  show();
  return make("section", { class: "card" }, make("h3", {}, t("What was taken for what")),
    ...all.length > 1 ? [make("p", { class: "listening-whose" },
      make("label", { for: "whose-sounds" }, t("Voice")), which)] : [], lines);
}

function mixedUpLines(answers) {
  const found = mixedUp(answers);
  if (!found.length) return [make("p", {}, t("Nothing was mixed up."))];
  const items = found.map((each) => make("li", {}, make("b", {}, mixedUpInWords(each)), ": ",
    shareInWords(each.taken)));
  const more = items.splice(SEEN);
  return [make("ul", {}, ...items), ...more.length ? [make("details", {},
    make("summary", {}, t("{count} more", { count: more.length })), make("ul", {}, ...more))] : []];
}
