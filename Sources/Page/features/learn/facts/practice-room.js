// Practice: one fact at a time, typed on the keypad. The answer is judged by the service; a miss brings
// the micro-lesson, and its near-twin comes after it. Nothing hurries.
import { make, say } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { bandIcon, ICONS } from "./fact-icons.js";
import { FactEquation } from "./fact-equation.js";
import { FactKeypad, typedWith } from "./fact-keypad.js";
import { Interlude } from "./interlude.js";
import { LessonPicture } from "./lesson-picture.js";
import { MicroLesson } from "./micro-lesson.js";
import { PromptTimes } from "./prompt-times.js";
import { fillBar, signButton, topRow } from "./top-row.js";
import { turnedRound } from "./turned-round.js";
import { WORDS, placeOf, verdict } from "./facts-words.js";

/** How long what is right stays where no lesson follows, in milliseconds; a touch goes on at once. */
const SHOWN = 1800;

/** The room of practice. */
export class PracticeRoom {
  #typed = "";
  #asked = null;
  #sent = null;
  #lesson = null;
  #hinted = null;

  constructor({ learn, screen }) {
    Object.assign(this, { learn, screen });
    this.times = new PromptTimes(learn, { keys: (event) => this.#type(event) });
    this.keypad = new FactKeypad({ press: (key) => this.#press(key) });
    this.equation = new FactEquation();
    this.band = make("span", { class: "band-title" });
    this.bandSign = make("span", { class: "band-sign", "aria-hidden": "true" });
    this.bar = fillBar(WORDS.practice);
    this.last = make("p", { class: "last-answer", role: "status" });
    this.drill = signButton("target", WORDS.drill, { act: "drill", hidden: true });
    this.hint = make("div", { class: "fact-hint", hidden: true });
    this.skip = signButton("question", WORDS.skip, { act: "skip" });
    this.top = topRow(signButton("back", WORDS.leave, { act: "leave" }), [this.bandSign, this.band, this.bar.node],
      signButton("ear", WORDS.hear, { act: "hear" }), signButton("bulb", WORDS.why, { act: "why" }));
    this.asking = make("div", { class: "practice-asking" },
      make("div", { class: "practice-sheet" }, make("div", { class: "practice-last" }, this.last, this.drill),
        make("div", { class: "practice-asked" }, this.equation.node, this.skip), this.hint), this.keypad.node);
    this.node = make("section", { class: "fact-practice", "aria-label": WORDS.practice }, this.top, this.asking);
    this.interlude = new Interlude(this.node);
    onPress(this.node, "[data-act]", (button) => this.#act(button.dataset.act));
  }

  show(view) {
    this.view = view;
    if (!view.practice || this.interlude.isOn) return;
    const { practice } = view;
    const isAnswered = this.#sent !== null && practice.item?.number !== this.#sent;
    if (isAnswered) this.#answered(practice);
    else this.#draw(practice);
  }

  close() {
    this.times.close();
    this.interlude.end();
    this.#lesson?.close();
  }

  /** What was typed was judged: it is told, and where it is worth a look the next fact waits. */
  async #answered({ feedback, flash, lesson, item }) {
    this.#sent = null;
    if (feedback) this.#tell(feedback);
    if (flash) await this.interlude.show(turnedRound(flash), flash.line.text);
    else if (feedback && !feedback.isCorrect && item && !lesson) await this.#right(feedback);
    this.#draw(this.view.practice);
  }

  #tell(feedback) {
    this.last.dataset.kind = feedback.isCorrect ? "right" : "shown";
    const sign = feedback.isCorrect ? ICONS.done() : ICONS.leaf();
    const words = verdict(feedback);
    if (this.last.textContent !== words) {
      this.last.replaceChildren(sign, make("span", {}, words.replace(/ Right\.$/, "").replace(/\.$/, "")),
        make("span", { class: "unseen" }, feedback.isCorrect ? " Right." : ""));
    }
  }

  /** What is right stands there for a moment, in its place. */
  #right({ fact, answer }) {
    this.equation.show(fact, answer);
    this.equation.mood = "shown";
    this.#enable(false);
    return this.interlude.wait(SHOWN);
  }

  #draw(practice) {
    if (!practice) return;
    const { item, lesson, done = 0, of = 0 } = practice;
    this.bar.set(done, of, placeOf(done, of));
    this.drill.hidden = !practice.drill || Boolean(lesson && !item) || Boolean(item?.isProbe);
    if (item) this.#ask(item, lesson);
    else if (lesson) this.#teach(lesson);
  }

  #ask(item, lesson) {
    this.#lesson?.close();
    this.#lesson = null;
    this.#show(this.top, this.asking);
    if (item.number !== this.#asked || this.equation.node.dataset.mood === "shown") this.#begin(item);
    this.#hint(lesson);
    this.#enable(this.#sent === null);
  }

  #begin(item) {
    this.#asked = item.number;
    this.#typed = "";
    say(this.band, item.band);
    this.bandSign.replaceChildren(bandIcon(item.band));
    this.equation.show(item.fact);
    this.equation.mood = "asked";
    this.node.dataset.kind = item.isTwin ? "twin" : item.isProbe ? "probe" : "asked";
    this.times.begin();
  }

  /** The way to think, beside the open fact: how it begins, without its end. */
  #hint(lesson) {
    this.hint.hidden = !lesson;
    if (!lesson) { this.#hinted = null; return; }
    if (this.#hinted === lesson.fact) return;
    this.#hinted = lesson.fact;
    const [{ line }] = lesson.steps;
    this.hint.replaceChildren(make("button", { type: "button", class: "hint-button", "data-act": "hint", "aria-label": line.text },
      new LessonPicture(lesson.picture).node, make("span", { class: "hint-text", "aria-hidden": "true" }, line.text)));
    this.hint.dataset.speech = line.speech;
  }

  #teach(lesson) {
    if (this.#lesson?.lesson.fact === lesson.fact) return;
    this.#lesson?.close();
    const given = this.view.practice.feedback?.given;
    this.#lesson = new MicroLesson({ learn: this.learn, lesson, given, over: () => this.learn.step("seen", { item: lesson.missed }) });
    this.#show(this.#lesson.node);
    this.#lesson.begin();
  }

  #show(...nodes) {
    const there = [...this.node.children].filter((one) => !one.matches(".interlude"));
    if (there.length === nodes.length && nodes.every((one, at) => there[at] === one)) return;
    this.node.replaceChildren(...nodes);
  }

  #press(key) {
    if (this.#sent !== null || this.interlude.isOn) return;
    if (key === "done") return void this.#answer(Number(this.#typed));
    if (key === "back") this.times.back();
    else this.times.touch();
    this.#typed = typedWith(this.#typed, key);
    this.equation.give(this.#typed);
    this.#enable(true);
  }

  async #answer(given) {
    const number = this.#asked;
    this.times.touch();
    const times = this.times.read();
    this.#sent = number;
    const sent = this.learn.step("fact", { item: number, ...(given === null ? {} : { given }), times });
    this.equation.mood = "sent";
    this.#enable(false);
    await sent;
    // Not taken, or nobody answered: what was typed can be sent once more.
    if (this.#sent === number && !this.interlude.isOn) {
      this.#sent = null;
      this.equation.mood = "asked";
      this.#enable(true);
    }
  }

  #enable(isOn) {
    this.keypad.isReady = isOn && this.#typed !== "";
    this.keypad.canTakeBack = isOn && this.#typed !== "";
    this.skip.setAttribute("aria-disabled", String(!isOn));
  }

  #type(event) {
    if (this.#lesson) return this.#lesson.type(event);
    return this.asking.isConnected && this.keypad.type(event);
  }

  #act(act) {
    const { practice } = this.view;
    if (act === "leave") return this.screen.stop();
    if (act === "hear") return this.learn.step("replay");
    if (act === "hint") return this.learn.say({ text: this.hint.dataset.speech });
    if (act === "drill" && practice.drill) return this.learn.step("drill", { drill: practice.drill });
    if (!practice.item || this.#sent !== null || this.interlude.isOn) return undefined;
    if (act === "why") return this.learn.step("why", { item: practice.item.number });
    if (act === "skip") return this.#answer(null);
    return undefined;
  }
}
