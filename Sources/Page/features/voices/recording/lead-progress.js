// How far a sitting is: the ring, what is left in minutes, and how one wants to be led.
import { make, say } from "../../../kit/elements.js";
import { progressRing } from "../../../kit/progress-ring.js";
import { t } from "../../../kit/strings.js";
import { groupName } from "./take-words.js";

export class LeadProgress {
  constructor(session) {
    this.session = session;
    this.ring = make("span", { class: "ring", "aria-hidden": "true" });
    this.count = make("b", {});
    this.left = make("span", {});
    this.group = make("small", {});
    this.element = make("div", { class: "lead-top" }, this.ring,
      make("p", { class: "lead-far" }, this.count, this.left, this.group),
      make("div", { class: "lead-switches" },
        toggle(t("Meadow says each word"), !session.isQuiet, (isOn) => { session.isQuiet = !isOn; }),
        toggle(t("Records by itself"), session.isHandsFree, (isOn) => this.#setHandsFree(isOn))));
  }

  show() {
    const { queue, pace, word } = this.session;
    const { recorded, wanted, left } = queue.progress;
    const percent = wanted ? Math.round(100 * recorded / wanted) : 0;
    if (percent !== this.percent) this.ring.replaceChildren(progressRing(percent), make("span", {}, `${percent}%`));
    this.percent = percent;
    const minutes = pace.minutesFor(left);
    say(this.count, t("{recorded} of {wanted}", { recorded, wanted }));
    say(this.left, minutes === 0 ? t("nothing left") : minutes === 1 ? t("about a minute left")
      : t("about {minutes} minutes left", { minutes }));
    if (word) say(this.group, groupName(word.group));
  }

  /** What has begun in one way begins anew in the other. */
  #setHandsFree(isOn) {
    const { session } = this;
    session.isHandsFree = isOn;
    if (["saying", "ready", "listening"].includes(session.state)) session.begin();
  }
}

const toggle = (text, isOn, change) => make("label", { class: "lead-switch" },
  make("input", { type: "checkbox", role: "switch", checked: isOn,
    onchange: ({ target }) => change(target.checked) }), make("span", {}, text));
