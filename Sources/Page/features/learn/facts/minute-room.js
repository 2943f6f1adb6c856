// The minute: four choices, a bar that gets shorter, an end that is always there. Right goes on at once;
// a wrong touch is silent and the right answer is shown for a second. The clock is the service's.
import { make, say } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { steered } from "../../../kit/roving-focus.js";
import { FactEquation } from "./fact-equation.js";
import { ICONS } from "./fact-icons.js";
import { MinuteBar } from "./minute-bar.js";
import { PromptTimes } from "./prompt-times.js";
import { signButton } from "./top-row.js";
import { WORDS, factText, numberName, rightSoFar } from "./facts-words.js";

/** How long the right answer is shown, in milliseconds of the running clock. */
const SHOWN = 1000;
/** So long before its end a run takes no answer that is still to go to the service, in milliseconds. */
const ON_ITS_WAY = 50;
/** So long after a touch of the talk strip its words have begun, in milliseconds; the run stands for them. */
const TALK_BEGINS = 300;
/** How much later it is asked whether the next fact is there, should nobody have told. */
const SOON = 80;

export class MinuteRoom {
  #number = null;
  #isSent = false;
  #judged = null;
  #later = 0;
  #run = null;
  /** When what is shown of the run came, and when the talk strip was touched last. */
  #since = 0;
  #talked = -Infinity;
  #closed = new AbortController();

  constructor({ learn, screen }) {
    Object.assign(this, { learn, screen });
    this.times = new PromptTimes(learn, { keys: (event) => this.#type(event) });
    this.bar = new MinuteBar();
    this.equation = new FactEquation();
    this.options = make("div", { class: "minute-options", role: "group" },
      ...[0, 1, 2, 3].map((at) => make("button", { type: "button", class: "minute-option", "data-choice": at })));
    this.count = make("p", { class: "minute-count", role: "img" }, ICONS.star(), make("span", { "aria-hidden": "true" }));
    this.cover = make("div", { class: "minute-cover", hidden: true });
    this.told = make("p", { class: "unseen", role: "status" });
    this.field = make("div", { class: "minute-field" }, this.equation.node, this.options);
    this.node = make("section", { class: "fact-minute", "aria-label": WORDS.minute },
      make("div", { class: "minute-top" }, this.count, this.bar.node,
        signButton("stop", WORDS.end, { act: "end", text: WORDS.end, class: "sign-button end" })),
      make("div", { class: "minute-stage" }, this.field, this.cover), this.told);
    onPress(this.node, ".minute-option", (option) => this.#choose(option));
    onPress(this.node, "[data-act]", ({ dataset }) => this.#act(dataset.act));
    const { signal } = this.#closed;
    learn.talk?.addEventListener("asked", () => { this.#talked = performance.now(); }, { signal });
    learn.talk?.addEventListener("speaking", () => this.view && this.show(this.view), { signal });
  }

  show(view) {
    this.view = view;
    const { run } = view;
    if (!run) return;
    if (run !== this.#run) this.#since = performance.now();
    this.#run = run;
    this.bar.follow(run);
    this.#counted(run);
    this.#stand(run);
    if (!run.item) return;
    if (run.item.number !== this.#number) this.#ask(run.item);
    this.#judge(run);
  }

  close() {
    this.times.close();
    this.bar.end();
    clearTimeout(this.#later);
    this.#closed.abort();
  }

  #counted({ correct, goal }) {
    say(this.count.lastElementChild, `${correct}`);
    this.count.setAttribute("aria-label", rightSoFar(correct));
    if (goal && !this.goal) {
      this.goal = make("p", { class: "minute-goal", "aria-hidden": "true" }, ICONS.flag(), `${goal}`);
      this.count.after(this.goal);
    }
  }

  #ask(item) {
    this.#number = item.number;
    this.#isSent = false;
    clearTimeout(this.#later);
    this.equation.show(item.fact);
    this.equation.mood = "asked";
    [...this.options.children].forEach((option, at) => {
      option.textContent = item.options[at];
      option.setAttribute("aria-label", numberName(item.options[at]));
      option.removeAttribute("data-mood");
      option.setAttribute("aria-disabled", "false");
    });
    this.times.begin();
  }

  /** After a wrong touch what is right stands out, without a sound, until the next fact is there. */
  #judge({ item, judged, isPaused }) {
    if (!judged || judged.item !== item.number || judged.isCorrect || isPaused) return;
    for (const [at, option] of [...this.options.children].entries()) {
      option.dataset.mood = item.options[at] === judged.answer ? "right" : "aside";
      option.setAttribute("aria-disabled", "true");
    }
    this.equation.give(judged.answer);
    this.equation.mood = "shown";
    say(this.told, factText(item.fact, judged.answer));
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.learn.refresh(), this.#judged === item.number ? SOON : SHOWN + SOON);
    this.#judged = item.number;
  }

  /** Standing, the fact is covered: nobody can think on at leisure, and nobody loses a second. */
  #stand({ isPaused }) {
    const isTalking = Boolean(this.learn.talk?.state?.speaking);
    const why = isPaused ? (isTalking ? "talking" : "waiting") : "";
    if (this.cover.dataset.why === why) return;
    this.cover.dataset.why = why;
    this.cover.hidden = !isPaused;
    this.field.inert = isPaused;
    this.cover.replaceChildren(...(isPaused ? [isTalking
      ? make("p", { class: "minute-waits", role: "img", "aria-label": WORDS.talking }, ICONS.talk())
      : signButton("play", WORDS.goOn, { act: "goOn", class: "sign-button go-on-minute" })] : []));
  }

  /** Not behind the end, nor while the child talks, which may be known here before it is told. */
  get #takes() {
    const now = performance.now();
    const { speaking } = this.learn.talk?.state ?? {};
    const talks = now - this.#talked < TALK_BEGINS || (speaking && speaking.source !== "companion");
    return !talks && this.#run.remainingMilliseconds - (now - this.#since) > ON_ITS_WAY;
  }

  async #choose(option) {
    if (this.#isSent || this.field.inert || !this.#takes || option.getAttribute("aria-disabled") === "true") return;
    this.#isSent = true;
    this.times.touch();
    const number = this.#number;
    const sent = this.learn.step("choose", { item: number, choice: Number(option.dataset.choice),
      responseMilliseconds: this.times.read().commit });
    option.dataset.mood = "touched";
    await sent;
    if (this.#number !== number || this.view?.run?.judged?.item === number) return;
    this.#isSent = false;
    option.removeAttribute("data-mood");
  }

  async #act(act) {
    if (act === "end") return this.screen.stop();
    await this.learn.step("hidden", { isHidden: false });
    return this.learn.step("goOn");
  }

  #type(event) {
    const { key, repeat } = event;
    if (/^[1-4]$/.test(key)) {
      if (!repeat) this.#choose(this.options.children[key - 1]);
      return true;
    }
    const all = [...this.options.children];
    const from = all.find((one) => one === document.activeElement);
    const to = from ? steered(all, from, key) : key.startsWith("Arrow") && all[0];
    to?.focus?.();
    return Boolean(to);
  }
}
