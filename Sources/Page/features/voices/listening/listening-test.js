// The listening test: its beginning, its questions, its results, and that no answer is lost or counted twice.
import { make, say } from "../../../kit/elements.js";
import { wordsFor } from "../../../kit/problem-words.js";
import { language, needTexts, speakLanguage, t } from "../../../kit/strings.js";
import { needStyles } from "../../../kit/style-sheets.js";
import { get, save } from "../../../kit/transport/api.js";
import { PairQuestion } from "./pair-question.js";
import { planPairs } from "./pair-plan.js";
import { resultsView } from "./results-view.js";
import { keepRound, keptRound, newName } from "./round-store.js";
import { startForm } from "./start-form.js";
import { planWords } from "./word-plan.js";
import { WordQuestion } from "./word-question.js";

const ANSWERS = "/v1/listening/answers";
const RESULTS = "/v1/listening/results";
/** The words of each language that voices are tried with. */
const WORDS = { en: () => import("./words-en.js"), "es-419": () => import("./words-es.js") };

/** Opens the test in `root`; `leave()` goes back to the voices. */
export async function openListening(root, { connection, leave }) {
  const [{ voices }, settings] = await Promise.all([
    get("/v1/voices"), get("/v1/settings"), needStyles("features/voices/listening/listening"),
    needTexts(new URL("./strings/", import.meta.url).href)]);
  if (!root.isConnected) return; // it was closed meanwhile
  await speakLanguage(settings.language ?? "en");
  for (const head of document.querySelectorAll("header")) head.lang = "en";
  const isChilds = ({ forWhom }) => Number(forWhom !== "companion");
  voices.sort((a, b) => isChilds(b) - isChilds(a));
  const test = new ListeningTest(root, { connection, leave, voices, language: language() });
  root.addEventListener("closed", () => { test.close(); speakLanguage("en"); }, { once: true });
  test.open();
}

class ListeningTest {
  #round = keptRound();
  #question = null;
  #isSending = false;
  #ending = new AbortController();

  constructor(root, { connection, leave, voices, language }) {
    Object.assign(this, { root, connection, leave, voices, language });
    root.classList.add("listening");
    const { signal } = this.#ending;
    addEventListener("keydown", (event) => this.#press(event), { signal });
    connection.stream.addEventListener("open", () => this.#round?.pending && this.#send(), { signal });
  }

  /** Begins, or goes on where the tab was. */
  open() {
    if (!this.#round) return this.#showStart();
    if (this.#round.pending) return this.#resend();
    return this.#next();
  }

  close() { this.#ending.abort(); }

  #show(element, focus) {
    this.root.replaceChildren(element);
    (focus ?? element.querySelector("h2")).focus();
  }

  #showStart() {
    this.#question = null;
    this.#show(startForm({
      voices: this.voices, begin: (wanted) => this.#begin(wanted), leave: this.leave,
      results: () => this.#showResults(),
    }));
  }

  async #begin({ kind, listener, role, voices, count }) {
    // Where the gate is shut a grown-up opens it now, and not after the first answer.
    await get(RESULTS);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const { GROUPS, PHRASES } = await WORDS[this.language]();
    const plan = kind === "word"
      ? planWords({ groups: GROUPS, voices, count, known: await boardWords(), seed })
      : { items: planPairs({ voices, phrases: PHRASES, count, seed }) };
    this.#round = {
      id: newName(), kind, listener, role, language: this.language, at: plan.practice ? -1 : 0, ...plan };
    keepRound(this.#round);
    this.#next();
  }

  #next() {
    const { kind, at, items, practice, language } = this.#round;
    if (at >= items.length) return this.#finish();
    const Question = kind === "word" ? WordQuestion : PairQuestion;
    const item = at < 0 ? practice : items[at];
    this.#question = new Question(item, {
      language, number: at + 1, total: items.length, isPractice: at < 0,
      answered: (answer) => (at < 0 ? this.#practised(item, answer) : this.#answered(item, answer)),
    });
    this.#question.addEventListener("skip", () => this.#goOn());
    this.#question.addEventListener("end", () => this.#finish());
    this.#show(this.#question.element, this.#question.hearing);
  }

  #practised({ text }, { chosen }) {
    this.#question.say(chosen === text ? t("Right, it was “{text}”. From now on it counts.", { text })
      : t("It was “{text}”. From here it counts.", { text }));
    const go = make("button", { type: "button", class: "button primary", onclick: () => this.#goOn() },
      t("Go on"));
    this.#question.body.replaceChildren(go);
    go.focus();
  }

  #answered(item, { replays, heard, ...answer }) {
    const { id: round, at, kind, listener, role, language } = this.#round;
    const { text, voice, place, choices, sounds, first, second } = item;
    this.#round.pending = {
      id: `${round}-${at}`, round, text, language, replays, rate: heard.rate, pitch: heard.pitch,
      ...listener && { listener }, ...role && { role },
      ...kind === "word" ? { word: { voice, place, choices, sounds, chosen: answer.chosen } }
        : { pair: { first, second, nicer: answer.nicer, forWhom: answer.forWhom } },
    };
    keepRound(this.#round);
    return this.#send();
  }

  /** An answer whose name the service knows already is not counted again, however often it is sent. */
  async #send() {
    if (this.#isSending) return;
    this.#isSending = true;
    const round = this.#round;
    const problem = await save(ANSWERS, round.pending).then(() => null, (no) => no);
    this.#isSending = false;
    if (this.#round !== round) return; // somebody stopped meanwhile
    if (!problem) this.#goOn();
    else {
      this.#question?.stuck(`${t("Not kept yet.")} ${wordsFor(problem)}`, () => this.#send());
    }
  }

  /** The page was read anew before an answer was kept: it is sent before anything is asked. */
  #resend() {
    this.#next();
    this.#question.body.replaceChildren();
    this.#question.say(t("Keeping your answer…"));
    return this.#send();
  }

  #goOn() {
    this.#round.at += 1;
    delete this.#round.pending;
    keepRound(this.#round);
    this.#next();
  }

  /** Who stops while an answer waits has it sent once more. */
  async #finish() {
    const { id: round, pending } = this.#round;
    if (pending) await save(ANSWERS, pending).catch(() => {});
    this.#round = null;
    keepRound(null);
    return this.#showResults(round);
  }

  async #showResults(round = null) {
    this.#question = null;
    try {
      const { answers } = await get(RESULTS);
      this.#show(resultsView({
        answers, voices: this.voices, round, again: () => this.#showStart(), leave: this.leave,
        reload: () => this.#showResults() }));
    } catch (problem) {
      this.#showStart();
      say(this.root.querySelector(".problem"), wordsFor(problem));
    }
  }

  #press(event) {
    const isTyping = event.target.matches?.("input, select, textarea");
    if (isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    this.#question?.press(event.key);
  }
}

/** The words that the board has, in the language it is in; none where they do not come. */
async function boardWords() {
  const { coreVocabulary = [], scenes = {} } = await get("/v1/vocabulary").catch(() => ({}));
  return new Set([...coreVocabulary, ...Object.values(scenes).flatMap(({ words }) => words)]
    .map(({ word }) => word));
}
