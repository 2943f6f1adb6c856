// What the answers say: shares with how sure they are, for those who listened, or one of them, or this test.
import { button, make, say } from "../../../kit/elements.js";
import { wordsFor } from "../../../kit/problem-words.js";
import { t } from "../../../kit/strings.js";
import { remove } from "../../../kit/transport/api.js";
import { preferenceCards } from "./preference-cards.js";
import { resultsTable } from "./results-table.js";
import { wordCards } from "./word-cards.js";

const FILE = "meadow-listening.csv";
/** The languages of a board, in themselves. */
const LANGUAGES = { en: "English", "es-419": "español" };
/** A browser may ask where to save a file before it reads it. */
const URL_LASTS = 60_000;

/** The results of `answers`; `round` is the test that has just ended, or null. */
export function resultsView({ answers, voices, round, again, leave, reload }) {
  const nameOf = (id) => voices.find((voice) => voice.id === id)?.name ?? id;
  const cards = make("div", { class: "listening-cards" });
  const whose = make("select", { class: "field", id: "whose-answers" }, ...selections(answers, round));
  const shown = () => answers.filter(selector(whose.value, round));
  const show = () => cards.replaceChildren(...cardsOf(shown(), nameOf));
  whose.addEventListener("change", show);
  show();
  return make("div", { class: "listening-results" },
    make("div", { class: "card" },
      make("h2", { tabindex: -1 }, t("What was heard")),
      answers.length ? make("p", { class: "listening-whose" },
        make("label", { for: "whose-answers" }, t("Whose answers")), whose) : null,
      make("div", { class: "row no-print" },
        make("button", { type: "button", class: "button primary", onclick: again }, t("New test")),
        ...answers.length ? [
          button(t("Print"), { onclick: () => print() }),
          button(t("Save as a table"), { onclick: () => download(resultsTable(shown())) }),
        ] : [], button(t("Back to the voices"), { onclick: leave }))),
    cards, ...answers.length ? [notes(), erasing(shown, { round, whose, reload })] : []);
}

function selections(answers, round) {
  const option = (value, name) => make("option", { value }, name);
  const names = [...new Set(answers.map(({ listener }) => listener).filter(Boolean))].sort();
  const isHere = round && answers.some((answer) => answer.round === round);
  return [...isHere ? [option("round", t("This test"))] : [], option("all", t("Everybody’s")),
    ...names.map((name) => option(`name:${name}`, name))];
}

const selector = (value, round) => (answer) => value === "all"
  || (value === "round" ? answer.round === round : answer.listener === value.slice("name:".length));

function cardsOf(answers, nameOf) {
  if (!answers.length) {
    return [make("p", { class: "card" }, t("There are no answers yet. A test of twenty words takes three minutes."))];
  }
  return [...wordCards(answers, nameOf), ...preferenceCards(answers, nameOf), ways(answers)];
}

/** How fast and how high what was heard was said: answers of different ways are no comparison. */
function ways(answers) {
  const all = [...new Set(answers.map(({ rate, pitch, language }) =>
    t("speed {rate}, pitch {pitch}, {language}", { rate, pitch, language: LANGUAGES[language] })))];
  return make("p", { class: "note" }, all.length === 1
    ? t("Everything was said at {way}.", { way: all[0] })
    : t("These answers were given at different ways of speaking: {ways}.", { ways: all.join("; ") }));
}

const notes = () => make("details", { class: "card" }, make("summary", {}, t("How to read this")),
  make("ul", {}, ...[
    t("“15 of 20, 75 % (53–89)” means: 15 of 20 were right, and with very many answers it would lie between 53 "
      + "and 89 %, as good as surely (95 in 100)."),
    t("The dotted line is guessing: it is right in one word of four."),
    t("Voices are different only where it is said so; all else may be luck."),
    t("A sound is counted as taken for another out of the times that the other could be chosen."),
    t("“Against a voice in the middle” puts all comparisons together: how likely it is that somebody prefers "
      + "this voice to one that is as nice as the others on average."),
    t("Answers of one person say how that person hears; ask several."),
  ].map((line) => make("li", {}, line))));

function erasing(shown, { round, whose, reload }) {
  const problem = make("p", { class: "problem", role: "alert" });
  const sure = make("div", { class: "row", hidden: true });
  const erase = async (path) => {
    try {
      await remove(path);
      reload();
    } catch (trouble) {
      say(problem, wordsFor(trouble));
    }
  };
  const ask = (question, path) => {
    sure.replaceChildren(make("p", { role: "status" }, question),
      button(t("Erase for good"), { onclick: () => erase(path) }),
      button(t("Keep them"), { onclick: () => { sure.hidden = true; } }));
    sure.hidden = false;
    sure.querySelector("button").focus();
  };
  const ofThis = button(t("Erase this test"), {
    onclick: () => ask(t("The answers of this test go for good."), `/v1/listening/results/${round}`) });
  const follow = () => { ofThis.hidden = whose.value !== "round" || !shown().length; };
  whose.addEventListener("change", follow);
  follow();
  return make("div", { class: "card no-print" }, make("div", { class: "row" }, ofThis,
    button(t("Erase all answers"), {
      onclick: () => ask(t("All answers of everybody go for good."), "/v1/listening/results") })), sure, problem);
}

function download(text) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  make("a", { href: url, download: FILE }).click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LASTS);
}
