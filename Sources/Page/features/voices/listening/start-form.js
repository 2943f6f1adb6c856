// What a listening test begins with: what is asked, who listens, which voices, how long.
import { button, make, say } from "../../../kit/elements.js";
import { t } from "../../../kit/strings.js";
import { planPairs } from "./pair-plan.js";
import { ASKS } from "./question-texts.js";
import { wordsEach } from "./word-plan.js";

const COUNTS = [10, 20, 40];
/** One question takes so long, in seconds. */
const TAKES = { word: 9, pair: 16 };

/** The form, which calls `begin({kind, listener, role, voices, count})`. */
export function startForm({ voices, begin, results, leave }) {
  const estimate = make("p", { class: "why", role: "status" });
  const problem = make("p", { class: "problem", role: "alert" });
  const form = make("form", { class: "listening-form card" },
    make("h2", { tabindex: -1 }, t("Listening test")),
    make("p", {}, t("Which voice do people understand best, and which do they like? You hear each voice "
      + "without seeing whose it is. It takes a few minutes, and the answers stay on this machine.")),
    kinds(), person(), voicesOf(voices), counts(), estimate, advice(), problem,
    make("div", { class: "row" }, make("button", { class: "button primary" }, t("Begin")),
      button(t("Results so far"), { onclick: results }), button(t("Back to the voices"), { onclick: leave })));
  const chosen = () => read(new FormData(form));
  const show = () => say(estimate, estimated(chosen()));
  form.addEventListener("change", () => { say(problem, ""); show(); });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wanted = chosen();
    say(problem, troubleWith(wanted));
    if (!problem.textContent) await begin(wanted).catch((no) => say(problem, no.plain ?? no.message));
  });
  show();
  return form;
}

const read = (data) => ({
  kind: data.get("kind"), listener: data.get("listener").trim(), role: data.get("role") || null,
  voices: data.getAll("voice"), count: Number(data.get("count")),
});

function troubleWith({ kind, voices }) {
  if (voices.length === 0) return t("Choose a voice to listen to.");
  return kind === "pair" && voices.length < 2 ? t("Choose two voices or more to compare.") : "";
}

function estimated({ kind, voices, count }) {
  if (troubleWith({ kind, voices })) return "";
  const each = wordsEach(count, voices.length);
  const all = kind === "word" ? each * voices.length
    : planPairs({ voices, phrases: [""], count, seed: 1 }).length;
  const minutes = Math.max(1, Math.round(all * TAKES[kind] / 60));
  return kind === "word"
    ? t("{all} words, {each} by each voice: about {minutes} min.", { all, each, minutes })
    : t("{all} comparisons: about {minutes} min.", { all, minutes });
}

function kinds() {
  const choice = (value, name, what, checked) => make("label", { class: "segment" },
    make("input", { type: "radio", name: "kind", value, checked }),
    make("span", { class: "face" }, name, make("small", {}, what)));
  return make("fieldset", { class: "segments listening-kinds" }, make("legend", {}, t("What is asked")),
    choice("word", ASKS.word(), t("How well a voice is understood"), true),
    choice("pair", ASKS.pair(), t("How a voice is liked"), false));
}

function person() {
  const role = (value, name) => make("label", { class: "choice" },
    make("input", { type: "radio", name: "role", value }), make("span", {}, name));
  return make("div", { class: "listening-person" },
    make("label", { for: "listener" }, t("Who listens? A name or initials, if you like")),
    make("input", { class: "field", id: "listener", name: "listener", maxlength: 40, autocomplete: "off" }),
    make("fieldset", { class: "choices" }, make("legend", {}, t("Who that is to the child, if you like")),
      role("parent", t("Parent")), role("therapist", t("Speech therapist")), role("teacher", t("Teacher")),
      role("other", t("Somebody else"))));
}

function voicesOf(voices) {
  return make("fieldset", { class: "choices" }, make("legend", {}, t("Voices that take part")),
    ...voices.map(({ id, name, problem }) => make("label", { class: "choice tick" },
      make("input", { type: "checkbox", name: "voice", value: id, checked: !problem }),
      make("span", {}, name))));
}

const counts = () => make("fieldset", { class: "choices" }, make("legend", {}, t("How many questions")),
  ...COUNTS.map((count) => make("label", { class: "choice" },
    make("input", { type: "radio", name: "count", value: count, checked: count === 20 }),
    make("span", {}, String(count)))));

const advice = () => make("details", {}, make("summary", {}, t("How to make it a fair test")),
  make("ul", {}, ...[
    t("Listen where your child uses Meadow, at the usual loudness, by this machine’s own loudspeaker."),
    t("Answer what you heard, also where you are not sure; a guess is better than nothing."),
    t("Whoever answers does not look at what others answered before."),
    t("Ask several people. Who hears a voice every day understands it better than a stranger."),
    t("Twenty words or more for each voice say something; ten seldom do."),
    t("Grown-ups are no children: what they understand a child may not, in noise least of all."),
  ].map((line) => make("li", {}, line))));
