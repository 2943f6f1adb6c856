// Two large buttons that turn the pages of a list: a toddler cannot scroll finely, but can press.
import { make } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { nameIt } from "../../../kit/strings.js";

/** The width that the buttons need beside the list, unless the child's targets are wider. */
const WIDTH = 76;

/** Pages `list` up and down by `step` pixels; out of the way where everything is in sight. */
export class Pager {
  step = 0;
  /** What is being gone to while it glides there: presses that come meanwhile go on from it. */
  #goal = null;

  constructor(list) {
    this.list = list;
    this.before = turn("before", "Words before");
    this.after = turn("after", "More words");
    this.element = make("div", { class: "pager" }, this.before, this.after);
    onPress(this.element, "button", (button) => this.#turn(button));
    list.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    for (const kind of ["wheel", "touchmove", "keydown", "scrollend"]) {
      list.addEventListener(kind, () => this.#settle(), { passive: true });
    }
  }

  /** The room it needs. */
  get width() {
    const target = getComputedStyle(this.element).getPropertyValue("--target");
    return Math.max(WIDTH, parseFloat(target) || 0);
  }

  /** Shows which way there is more. */
  renew() {
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    const top = this.#goal ?? scrollTop;
    set(this.before, top > 2);
    set(this.after, top + clientHeight < scrollHeight - 2);
  }

  #scrolled() {
    if (this.#goal !== null && Math.abs(this.list.scrollTop - this.#goal) < 2) this.#goal = null;
    this.renew();
  }

  /** It is where it is: the glide is over, or somebody scrolls. */
  #settle() {
    this.#goal = null;
    this.renew();
  }

  #turn(button) {
    if (button.getAttribute("aria-disabled") === "true") return;
    pulse(button);
    const most = this.list.scrollHeight - this.list.clientHeight;
    const from = this.#goal ?? this.list.scrollTop;
    const to = from + (button === this.before ? -this.step : this.step);
    this.#goal = Math.max(0, Math.min(to, most));
    this.list.scrollTo({ top: this.#goal });
    this.renew();
  }
}

function turn(kind, name) {
  return nameIt(make("button", { type: "button", class: `turn ${kind}` },
    make("span", { class: "arrow", "aria-hidden": "true" })), name);
}

function set(button, isOn) { button.setAttribute("aria-disabled", String(!isOn)); }
