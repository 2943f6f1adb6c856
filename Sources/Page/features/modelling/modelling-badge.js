// While a grown-up shows how it is done, the child's screen says so: a badge in the top row, which
// ends it for whoever touches it, and a line around everything.
import { remove } from "../../kit/transport/api.js";
import { make } from "../../kit/elements.js";
import { icon } from "../../kit/icon.js";
import { onPress } from "../../kit/press/press.js";
import { nameIt, sayIt } from "../../kit/strings.js";
import { needStyles } from "../../kit/style-sheets.js";

/** The badge in `root`. */
export class ModellingBadge {
  constructor({ root, store }) {
    Object.assign(this, { root, store });
    this.status = make("span", { class: "unseen", role: "status" });
    root.after(this.status);
    store.on("modelling", (isOn) => this.#show(Boolean(isOn)));
    onPress(root, "#modelling", () => remove("/v1/modelling").catch(() => {}));
  }

  async #show(isOn) {
    if (isOn === !this.root.hidden) return;
    if (isOn && !this.root.childElementCount) {
      nameIt(this.root, "You are showing. End it.");
      this.root.append(icon("teacher", "picture"),
        sayIt(make("span", { class: "label", "aria-hidden": "true" }), "Showing"),
        make("span", { class: "cross", "aria-hidden": "true" }, "✕"));
      await needStyles("features/modelling/modelling");
    }
    this.root.hidden = !this.store.state.modelling;
    document.body.dataset.modelling = String(!this.root.hidden);
    sayIt(this.status, this.root.hidden ? "What is touched counts as your child's again."
      : "You are showing: touches speak and are not counted as your child's.");
  }
}
