// A lesson, item by item: what is asked, read out and lit; the stage and the board; the hint, and the way
// on. Everything is judged by the service, and what it says is what is shown, whatever was sent.
import { say } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { needStyles } from "../../../kit/style-sheets.js";
import { boardStyles, makeBoard } from "../boards/answer-board.js";
import { sign } from "../learn-signs.js";
import { WORDS } from "../learn-words.js";
import { makeStage } from "../stage/stage-view.js";
import { fitBoard } from "./fit-board.js";
import { fitWithin } from "./fit-within.js";
import { lessonParts } from "./lesson-parts.js";
import { lightIn, speech } from "./prompt-line.js";
import { ReadAlong } from "./read-along.js";
import { spokenAnswer } from "./spoken-answer.js";

const ROLES = { model: "👀", lead: "🤝", test: "🙋", placement: "🔍" };
const OPEN = new Set(["open", "copying"]);
/** Boards that are rather wide than high: what is long is shown above them. */
const WIDE = new Set(["choice", "moving", "sequence", "number-line", "measure"]);
/** More letters than this are asked in smaller ones where there is little room. */
const LONG = 60;
/** So long after a touch that answers nothing no other one is told, in ms. */
const TOUCHED = 3000;

export class LessonScreen {
  #item = "";
  #lesson = null;
  #board = null;
  #stage = null;
  #isBusy = false;
  #painted = 0;
  #points = 0;
  #touched = -Infinity;
  #closed = new AbortController();
  /** Ends with the item. */
  #shownItem = new AbortController();

  constructor({ root, learn, go }) {
    Object.assign(this, { root, learn, go, parts: lessonParts() });
    root.classList.add("learn-lesson");
    root.append(...this.parts.nodes);
    needStyles("features/learn/lesson/lesson");
    boardStyles();
    this.reader = new ReadAlong((target) => this.#light(target));
    const { signal } = this.#closed;
    learn.on("narrating", (line) => this.#read(line), signal);
    learn.talk.addEventListener("asked", ({ detail }) => this.#heard(detail), { signal });
    onPress(root, "[data-do]", (button) => this.#do(button));
    onPress(root, ".stretch, .feedback-told", (one) => this.#sayAgain(one));
  }

  show(view) {
    const { lesson } = view;
    if (!lesson?.shown) return;
    const hadFocus = this.root.contains(document.activeElement);
    this.#lesson = lesson;
    const item = `${lesson.item} ${lesson.shown.id}`;
    if (item !== this.#item) this.#open(item, lesson);
    const { faded, outcome, solution } = lesson;
    this.#board.update({ faded, outcome, solution });
    this.parts.dots.show(lesson);
    this.parts.feedback.show(lesson);
    this.#showPoints(view);
    this.#showButtons(view);
    this.root.dataset.outcome = outcome;
    // What had the keyboard may be gone: it goes on with what is asked.
    if (hadFocus && !this.root.querySelector(":focus:not([hidden])")) this.parts.read.focus({ preventScroll: true });
  }

  close() {
    this.#closed.abort();
    this.reader.stop();
    this.#shownItem.abort();
    this.#board?.close();
    this.#stage?.close();
  }

  /** Another item: all of it anew, and its time begins with its second frame. */
  #open(item, { shown, role }) {
    this.#item = item;
    this.#shownItem.abort();
    this.#shownItem = new AbortController();
    this.#board?.close();
    this.#stage?.close();
    const hooks = {
      answer: (answer) => this.#answer(answer),
      changed: () => this.#showCheck(),
      moved: (kind) => this.learn.step("moved", { kind }),
      touched: () => this.#tellTouched(),
      say: (what) => this.learn.say(what),
    };
    this.#board = makeBoard({ shown, hooks });
    this.#stage = makeStage({ shown, hooks });
    const { parts } = this;
    parts.board.replaceChildren(this.#board.node);
    parts.stage.replaceChildren(this.#stage.node);
    parts.stage.hidden = !shown.stage.length;
    this.root.dataset.stage = shown.stage.length ? "some" : "none";
    this.root.dataset.flow = this.#stage.isLong && WIDE.has(shown.board.format) ? "above" : "beside";
    const { signal } = this.#shownItem;
    const kind = this.#kind(shown);
    fitBoard(parts.board, this.#board.node, { stage: parts.stage, screen: this.root, kind, signal });
    if (shown.stage.length) fitWithin(parts.stage, this.#stage.node, { signal, beside: this.#board.node, kind });
    parts.prompt.replaceChildren(...speech(shown.prompt));
    parts.prompt.dataset.length = parts.prompt.textContent.length > LONG ? "long" : "short";
    parts.role.textContent = ROLES[role];
    say(parts.roleWords, WORDS.roles[role]);
    this.root.dataset.item = item.split(" ")[0];
    this.root.dataset.role = role;
    this.root.dataset.format = shown.board.format;
    this.#painted = 0;
    requestAnimationFrame(() => requestAnimationFrame(() => { this.#painted = performance.now(); }));
    this.#read(this.learn.narrating);
    this.learn.talk.tell("room", true);
  }

  /** Questions of one format that hold as much are about as large. */
  #kind({ board }) {
    const parts = [this.#board.node, this.#stage.node].flatMap((node) => [
      node.querySelectorAll("*").length, Math.ceil(node.textContent.length / 3)]);
    return [board.format, this.root.dataset.flow, ...parts].join(" ");
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
    check.hidden = !this.#board.needsCheck || !OPEN.has(this.#lesson.outcome);
    check.disabled = check.hidden || this.#board.answer() === null;
  }

  #do(button) {
    pulse(button);
    const act = button.dataset.do;
    if (act === "check") return this.#answer(this.#board.answer());
    if (act === "mute") return this.#step("mute", { isMuted: !this.learn.view.isMuted });
    return this.#step(act === "map" || act === "end" ? "leave" : act);
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
    if (!this.#closed.signal.aborted && this.learn.view) this.show(this.learn.view);
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
    this.#board?.light(target);
    this.#stage?.light(target);
  }
}
