// What follows a miss: what was chosen, a way to think, and the fact worked out that way, with one
// picture that lies still first and then moves. Two steps; each can be skipped, heard and seen again.
import { make, say } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { FactEquation } from "./fact-equation.js";
import { ICONS } from "./fact-icons.js";
import { LessonPicture } from "./lesson-picture.js";
import { WORDS, factParts } from "./facts-words.js";

export class MicroLesson {
  #step = 0;
  #isOver = false;
  #closed = new AbortController();

  /** `over()` is called once it was seen. */
  constructor({ learn, lesson, given, over }) {
    Object.assign(this, { learn, lesson, over });
    this.picture = new LessonPicture(lesson.picture);
    this.equation = new FactEquation();
    this.equation.show(lesson.fact, given ?? "");
    this.equation.mood = "missed";
    this.equation.point(lesson.focus);
    this.remark = sentence("remark", lesson.remark.text);
    this.line = sentence("line", "");
    this.dots = make("p", { class: "step-dots", "aria-hidden": "true" }, ...lesson.steps.map(() => make("i")));
    this.next = make("button", { type: "button", class: "sign-button next", "data-act": "next", "aria-label": WORDS.next }, ICONS.next());
    this.node = make("section", { class: "micro-lesson", "aria-label": lesson.strategy },
      make("div", { class: "lesson-head" }, this.equation.node, this.remark),
      make("button", { type: "button", class: "picture-frame", "data-act": "again", "aria-label": WORDS.playAgain }, this.picture.node),
      make("div", { class: "lesson-foot" }, make("div", { class: "lesson-said", "aria-live": "polite" }, this.line, this.dots),
        make("button", { type: "button", class: "sign-button", "data-act": "hear", "aria-label": WORDS.hear }, ICONS.ear()), this.next));
    onPress(this.node, "[data-act]", (button) => this.#act(button.dataset.act));
    learn.on("narrating", (line) => line && this.#hear(line.text), this.#closed.signal);
  }

  /** Begins with the first step, once it is on the page. */
  begin() {
    this.#show(0);
    this.next.focus({ preventScroll: true });
  }

  close() { this.#closed.abort(); }

  /** A key of a real keyboard; returns whether it goes on. */
  type({ key, repeat }) {
    if (!["Enter", "ArrowRight"].includes(key)) return false;
    if (!repeat) this.#goOn();
    return true;
  }

  /** The voice leads: with the first sentence of the second step the picture moves. */
  #hear(text) {
    const [idea, example] = this.lesson.steps;
    const sentence = text.replace(/\.$/, "");
    if (this.#step === 0 && example?.line.speech.includes(sentence) && !idea.line.speech.includes(sentence)
      && !this.lesson.remark.speech.includes(sentence)) this.#show(1);
  }

  #show(step) {
    this.#step = step;
    const { line, stage, animationMilliseconds } = this.lesson.steps[step];
    say(this.line, line.text);
    this.node.dataset.step = step + 1;
    [...this.dots.children].forEach((dot, at) => dot.classList.toggle("on", at <= step));
    if (stage === "moves") this.#move(animationMilliseconds);
    else this.picture.show(0);
    if (step < this.lesson.steps.length - 1) return;
    this.equation.point(null);
  }

  async #move(milliseconds) {
    this.next.classList.remove("calls");
    await this.picture.play(milliseconds);
    if (this.#closed.signal.aborted || this.#step === 0) return;
    this.equation.give(factParts(this.lesson.fact).answer);
    this.equation.mood = "shown";
    this.next.classList.add("calls");
  }

  #goOn() {
    if (this.picture.isMoving) return this.picture.skip();
    if (this.#step < this.lesson.steps.length - 1) return this.#show(this.#step + 1);
    if (this.#isOver) return undefined;
    this.#isOver = true;
    return this.over();
  }

  #act(act) {
    const { lesson } = this;
    if (act === "next") return this.#goOn();
    if (act === "remark") return this.learn.say({ text: lesson.remark.speech });
    if (act !== "again") return this.learn.say({ text: lesson.steps[this.#step].line.speech });
    if (this.picture.isMoving) return this.picture.skip();
    return this.#show(this.#step);
  }
}

/** A sentence that is read out when it is touched. */
const sentence = (act, text) => make("button", { type: "button", class: `lesson-line ${act}`, "data-act": act }, text);
