// A lesson, item by item: what is asked, read out and lit; the stage and the board; the hint, and the way
// on. Everything is judged by the service, and what it says is what is shown, whatever was sent.
import { say } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { needStyles } from "../../../kit/style-sheets.js";
import { boardStyles } from "../boards/answer-board.js";
import { sign } from "../learn-signs.js";
import { WORDS } from "../learn-words.js";
import { lessonParts } from "./lesson-parts.js";
import { lightIn } from "./prompt-line.js";
import { Question } from "./question.js";
import { ReadAlong } from "./read-along.js";
import { spokenAnswer } from "./spoken-answer.js";

const OPEN = new Set(["open", "copying"]);
/** What comes is built so many ms after an answer at the latest: a child rarely goes on sooner. */
const IDLE = 400;
/** So long after a touch that answers nothing no other one is told, in ms. */
const TOUCHED = 3000;

export class LessonScreen {
  #item = "";
  #lesson = null;
  #question = null;
  /** The question behind this one, built and measured while the child hears what its answer was. */
  #coming = null;
  #isBusy = false;
  #painted = 0;
  #points = 0;
  #touched = -Infinity;
  #closed = new AbortController();

  constructor({ root, learn, go }) {
    Object.assign(this, { root, learn, go, parts: lessonParts() });
    root.classList.add("learn-lesson");
    root.append(...this.parts.nodes);
    root.hidden = true;
    Promise.all([needStyles("features/learn/lesson/lesson"), boardStyles()]).then(() => this.#dress());
    this.reader = new ReadAlong((target) => this.#light(target));
    const { signal } = this.#closed;
    learn.on("narrating", (line) => this.#read(line), signal);
    learn.talk.addEventListener("asked", ({ detail }) => this.#heard(detail), { signal });
    onPress(root, "[data-do]", (button) => this.#do(button));
    onPress(root, ".stretch, .feedback-told", (one) => this.#sayAgain(one));
  }

  show(view) {
    const { lesson } = view;
    if (this.root.hidden || !lesson?.shown) return;
    const hadFocus = this.root.contains(document.activeElement);
    this.#lesson = lesson;
    const item = `${lesson.item} ${lesson.shown.id}`;
    if (item !== this.#item) this.#open(item, lesson);
    const { faded, outcome, solution } = lesson;
    this.#question.board.update({ faded, outcome, solution });
    this.parts.dots.show(lesson);
    this.parts.feedback.show(lesson);
    this.#showPoints(view);
    this.#showButtons(view);
    this.root.dataset.outcome = outcome;
    this.#prepare(lesson.coming);
    // What had the keyboard may be gone: it goes on with what is asked.
    if (hadFocus && !this.root.querySelector(":focus:not([hidden])")) this.parts.read.focus({ preventScroll: true });
  }

  close() {
    this.#closed.abort();
    this.reader.stop();
    this.#question?.close();
    this.#coming?.close();
  }

  /** Shown once it looks as it is meant: what is measured before would be of another size. */
  #dress() {
    this.root.hidden = false;
    this.#showWhatIs();
  }

  /** Another item: all of it anew, and its time begins with its second frame. */
  #open(item, asked) {
    this.#item = item;
    this.#question?.close();
    this.#question = this.#coming?.isOf(asked) ? this.#coming : new Question(asked, this.#hooks);
    if (this.#coming !== this.#question) this.#coming?.close();
    this.#coming = null;
    this.#question.show(this.root, this.parts);
    this.#painted = 0;
    requestAnimationFrame(() => requestAnimationFrame(() => { this.#painted = performance.now(); }));
    this.#read(this.learn.narrating);
    this.learn.talk.tell("room", true);
  }

  get #hooks() {
    return {
      answer: (answer) => this.#answer(answer),
      changed: () => this.#showCheck(),
      moved: (kind) => this.learn.step("moved", { kind }),
      touched: () => this.#tellTouched(),
      say: (what) => this.learn.say(what),
    };
  }

  /** Builds what comes next, when there is nothing else to do. */
  #prepare(coming) {
    if (!coming || this.#coming?.isOf(coming)) return;
    this.#coming?.close();
    this.#coming = null;
    requestIdleCallback(() => {
      if (this.#closed.signal.aborted || this.#coming || this.#lesson.coming !== coming) return;
      this.#coming = new Question(coming, this.#hooks);
      this.#coming.measure(this.root);
    }, { timeout: IDLE });
  }

  #showPoints({ points }) {
    const grown = Math.max(points, this.#points);
    const { parts } = this;
    if (this.#points && grown > this.#points) {
      parts.pointsShown.classList.remove("grows");
      requestAnimationFrame(() => parts.pointsShown.classList.add("grows"));
    }
    this.#points = grown;
    say(parts.points, String(grown));
    parts.pointsShown.setAttribute("aria-label", WORDS.points(grown));
  }

  #showButtons({ isMuted, controls, lesson }) {
    const { buttons, left } = this.parts;
    const isOpen = OPEN.has(lesson.outcome);
    const isGame = lesson.role === "placement";
    buttons.end.hidden = !isGame;
    buttons.map.hidden = isGame;
    buttons.previous.hidden = lesson.isFirst || isGame;
    buttons.skip.hidden = !isOpen;
    buttons.next.hidden = isOpen;
    const gives = controls?.givesHints !== false && !isGame;
    buttons.hint.hidden = !gives || !isOpen;
    buttons.hint.disabled = !lesson.hintsLeft;
    left.replaceChildren(...Array.from({ length: lesson.hintsLeft }, () => document.createElement("i")));
    buttons.hint.setAttribute("aria-label", `${WORDS.hint}, ${WORDS.hintsLeft(lesson.hintsLeft)}`);
    if (buttons.mute.dataset.muted !== String(isMuted)) {
      buttons.mute.dataset.muted = String(isMuted);
      buttons.mute.setAttribute("aria-label", isMuted ? WORDS.unmute : WORDS.mute);
      buttons.mute.replaceChildren(sign(isMuted ? "silent" : "reads"));
    }
    this.#showCheck();
  }

  #showCheck() {
    const { check } = this.parts.buttons;
    check.hidden = !this.#question.board.needsCheck || !OPEN.has(this.#lesson.outcome);
    check.disabled = check.hidden || this.#question.board.answer() === null;
  }

  #do(button) {
    pulse(button);
    const act = button.dataset.do;
    if (act === "check") return this.#answer(this.#question.board.answer());
    if (act === "next") return this.#goOn();
    if (act === "mute") return this.#step("mute", { isMuted: !this.learn.view.isMuted });
    return this.#step(act === "map" || act === "end" ? "leave" : act);
  }

  /** What comes is shown at once where it is built; what the service says of it follows in a few milliseconds. */
  async #goOn() {
    const { coming } = this.#lesson;
    if (!this.#isBusy && coming && this.#coming?.isOf(coming)) {
      this.show({ ...this.learn.view, lesson: coming });
      this.#read(null);
    }
    await this.#step("next");
    this.#showWhatIs();
  }

  /** What a step brought, or what still is where it brought nothing. */
  #showWhatIs() {
    if (!this.#closed.signal.aborted && this.learn.view) this.show(this.learn.view);
  }

  /** One thing after the other: what is touched while a step is on its way was meant for what stood there. */
  async #step(name, members) {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.root.setAttribute("aria-busy", "true");
    await this.learn.step(name, members);
    this.#isBusy = false;
    this.root.removeAttribute("aria-busy");
  }

  async #answer(answer) {
    if (!answer || !OPEN.has(this.#lesson.outcome)) return;
    const { item, attempt } = this.#lesson;
    const took = this.#painted ? Math.round(performance.now() - this.#painted) : null;
    await this.#step("answer", { item, attempt, answer, responseMilliseconds: took });
    this.#showWhatIs();
  }

  /** The talk strip has said something: it is heard whatever the lesson makes of it. */
  #heard({ word, phrase }) {
    const answer = spokenAnswer(word ?? phrase ?? "", this.#lesson);
    if (answer) this.#step(answer.step, answer.members);
  }

  #tellTouched() {
    if (performance.now() - this.#touched < TOUCHED) return;
    this.#touched = performance.now();
    // What the touch does goes first: an answer tells by itself, and must not wait for this.
    queueMicrotask(() => this.#isBusy || this.learn.step("touched"));
  }

  /** The answer that is shown has no name of its own among what can be heard. */
  #sayAgain(stretch) {
    const { target, spoken } = stretch.dataset;
    if (!stretch.hasAttribute("data-sought")) {
      this.learn.say(target && !stretch.closest(".feedback-solution") ? { target } : { text: spoken });
    }
    this.#tellTouched();
  }

  #read(line) {
    this.reader.read(line);
    this.parts.feedback.light(line?.text ?? "");
    this.root.classList.toggle("reading", Boolean(line));
  }

  #light(target) {
    lightIn(this.parts.prompt, target);
    lightIn(this.parts.feedback.node, target);
    this.#question?.board.light(target);
    this.#question?.stage.light(target);
  }
}
