// The end of a part: what is done, what was skipped, and what could come next.
import { button, make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { t } from "../../../kit/strings.js";
import { groupName } from "./take-words.js";

export class LeadEnd {
  constructor({ session, leave }) {
    Object.assign(this, { session, leave });
    this.element = make("div", { class: "lead-end", role: "status", hidden: true });
  }

  show() {
    const isDone = this.session.state === "done";
    const wasHidden = this.element.hidden;
    this.element.hidden = !isDone;
    if (!isDone || !wasHidden) return;
    this.element.replaceChildren(...this.#parts());
    this.element.querySelector("button")?.focus({ preventScroll: true });
  }

  #parts() {
    const { queue } = this.session;
    const { recorded, wanted, left } = queue.progress;
    const ways = [];
    const next = queue.partAfter(queue.part);
    if (next) ways.push(this.#wayTo(next));
    if (left) {
      ways.push(button(t("Try the skipped words: {count}", { count: left }),
        { class: "button", onclick: () => this.session.openPart(queue.part) }));
    }
    ways.push(button(t("Look at all words"), { class: "button", onclick: this.leave }));
    return [icon(left ? "sprout" : "star", "emoji lead-cheer"),
      make("p", { class: "lead-well" }, left === 0 ? t("All {wanted} are recorded. Thank you!", { wanted })
        : t("{recorded} of {wanted} are recorded. Well done!", { recorded, wanted })),
      make("p", {}, t("Words without a recording are said by a voice that is brought near to this one.")),
      make("p", { class: "row" }, ...ways)];
  }

  #wayTo(part) {
    const { queue, pace } = this.session;
    const { left } = queue.progressOf(part);
    return button(t("Go on: {group}, about {minutes} min", { group: groupName(part.split(" ")[1]),
      minutes: pace.minutesFor(left) }),
    { class: "button primary", onclick: () => this.session.openPart(part) });
  }
}
