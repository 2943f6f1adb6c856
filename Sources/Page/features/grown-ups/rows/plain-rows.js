// Rows without a value of their own: something to know, a way to another place, something to do.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { Row } from "./row.js";

/** A sentence or two, always so. */
export class InfoRow extends Row {
  draw() {
    const { text, art } = this.row;
    if (art) this.head.prepend(icon(art));
    this.line = make("div", { class: "telling" });
    this.fill(text);
    return this.line;
  }

  async fill(text) {
    const told = typeof text === "function" ? await text(this).catch(() => "") : text;
    this.line.replaceChildren(...[told].flat().filter(Boolean).map((part) =>
      typeof part === "string" ? make("p", {}, part) : part));
  }

  refresh() {
    if (typeof this.row.text === "function") this.fill(this.row.text);
  }
}

/** A way to a page or to a screen of the panel. */
export class WayRow extends Row {
  draw() {
    const { href, to } = this.row;
    const attributes = { class: "way-on", "aria-describedby": `${this.id}-why` };
    const inside = [this.label, make("span", { class: "chevron", "aria-hidden": "true" }, "›")];
    this.head.replaceChildren(href ? make("a", { href, ...attributes }, ...inside)
      : make("button", { type: "button", ...attributes, onclick: () => this.go(to) }, ...inside));
    return null;
  }
}

/** Something to do, at once. */
export class ActionRow extends Row {
  draw() {
    const { label, act, button: name } = this.row;
    return make("p", {}, make("button", { type: "button", class: "button small",
      "aria-describedby": `${this.id}-why`, onclick: () => this.try(() => act(this)) },
    name ?? label));
  }
}
