// Times of the family's day: one time, or the naps.
import { button, make, settled } from "../../../kit/elements.js";
import { Row } from "./row.js";

const SETTLES_AFTER = 500;

export class TimeRow extends Row {
  draw() {
    const send = settled(() => this.control.value && this.set(this.control.value), SETTLES_AFTER);
    this.control = make("input", { class: "field time", type: "time", required: true,
      ...this.naming, oninput: () => { this.touch(); send(); } });
    // A time that was emptied is shown again as it is.
    this.control.addEventListener("blur", () => {
      if (!this.control.value) this.settle(this.touch(), null);
    });
    this.head.append(this.control);
    return null;
  }

  show() { this.control.value = this.value; }

  focus() { this.control.focus(); }
}

export class NapsRow extends Row {
  draw() {
    this.list = make("div", { class: "naps", role: "group", ...this.naming });
    this.send = settled(() => this.#send(), SETTLES_AFTER);
    return this.list;
  }

  show() {
    const naps = this.value;
    const hadFocus = this.list.contains(document.activeElement);
    this.list.replaceChildren(...naps.map((time, i) => this.#nap(time, i)),
      naps.length < this.schema.most ? button(naps.length ? "Another nap" : "Add a nap", {
        class: "button small", picture: "+", onclick: () => this.set([...naps, "13:00"].sort()),
      }) : "");
    if (hadFocus) this.focus();
  }

  #nap(time, i) {
    return make("span", { class: "nap" },
      make("input", { class: "field time", type: "time", value: time, required: true,
        "aria-label": `Nap ${i + 1}`, oninput: () => { this.touch(); this.send(); } }),
      make("button", { type: "button", class: "button round",
        "aria-label": `Take nap ${i + 1} away`,
        onclick: () => this.set(this.value.filter((_, at) => at !== i)) }, "✕"));
  }

  async #send() {
    const times = [...this.list.querySelectorAll("input")].map(({ value }) => value);
    if (times.every(Boolean)) await this.set(times.sort());
  }
}
