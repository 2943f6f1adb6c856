// The gear in the corner of the child's screen (document 001, layer 1; M2-008). To a child it is a
// quiet drawing that does nothing. Two fingers that stay for three seconds turn it and open the
// grown-ups' side, which is loaded only then. Whoever touches it otherwise reads how: a line of
// text that makes no sound, lies under every finger and goes by itself.
import { gearIcon } from "../gate/gear-icon.js";
import { wayOf } from "../gate/hold-ways.js";
import { TwoFingerHold } from "../gate/two-finger-hold.js";
import { make, say } from "../../kit/elements.js";
import { nameIt, sayIt, t } from "../../kit/strings.js";

/** How far from the gear's middle the second of two fingertips may lie, in px. */
const REACH = 130;
const HOW = "For grown-ups: hold with two fingers for 3 seconds. With a keyboard: hold G and U "
  + "together for 3 seconds. With a mouse: hold Shift and press as long.";
/** A finger that stays alone for so many milliseconds is somebody who looks for the way. */
const ALONE = 1000;
const TOLD_FOR = 8000;
/** Addresses that begin on the grown-ups' side, once the gate lets them in. */
const SIDES = { "/settings": "settings", "/insight": "insight" };

export class GearButton {
  #panel = null;
  #isThrough = false;
  #alone = 0;
  #told = 0;
  /** What pressed last, for browsers whose clicks do not say it; "" for a key. */
  #pressed = "";

  constructor({ root, store, panelRoot = document.getElementById("grown-ups") }) {
    Object.assign(this, { root, store, panelRoot });
    this.#draw();
    this.hold = new TwoFingerHold(root, { reach: REACH });
    this.hold.addEventListener("held", () => this.#turn(true));
    this.hold.addEventListener("released", () => this.#release());
    this.hold.addEventListener("complete", ({ detail }) => this.#held(detail.held));
    root.addEventListener("pointerdown", ({ pointerType }) => {
      this.#pressed = pointerType;
      this.#wait(pointerType);
    });
    root.addEventListener("keydown", () => { this.#pressed = ""; });
    for (const end of ["pointerup", "pointercancel"]) {
      addEventListener(end, () => clearTimeout(this.#alone));
    }
    // A click, a key, a single finger: nothing but the line that says how.
    root.addEventListener("click", (event) => {
      event.preventDefault();
      this.#tell(event.pointerType || this.#pressed);
    });
    const side = SIDES[location.pathname];
    if (side) this.#arrive(side);
  }

  /** Brings the grown-ups' side in; the gate has let somebody through. */
  async open(side = "settings") {
    const { Panel } = await import("./panel.js");
    this.#panel ??= new Panel({ root: this.panelRoot, store: this.store, gear: this.root });
    await this.#panel.open(side);
  }

  async #held(milliseconds) {
    this.#isThrough = true;
    this.#turn(false);
    const { enterHeld } = await import("../gate/ask-grown-up.js");
    if (await enterHeld(milliseconds)) await this.open();
  }

  async #arrive(side) {
    const { askGrownUp } = await import("../gate/ask-grown-up.js");
    if (await askGrownUp()) await this.open(side);
    else history.replaceState(null, "", "/");
  }

  #draw() {
    this.status = make("span", { class: "unseen", role: "status" });
    this.how = make("p", { class: "gear-says", role: "status" });
    nameIt(this.root, "Grown-ups");
    this.root.setAttribute("aria-describedby", "gear-how");
    this.root.replaceChildren(gearIcon());
    // Keys go to an application as they are; a screen reader does not use them for itself.
    const room = nameIt(make("div", { class: "gear-room", role: "application" }), "Gear");
    this.root.replaceWith(room);
    room.append(this.root, this.status, this.how,
      sayIt(make("span", { hidden: true, id: "gear-how" }), HOW));
  }

  /** One finger that stays gets no click on every device. */
  #wait(pointerType) {
    clearTimeout(this.#alone);
    this.#alone = setTimeout(() =>
      this.root.classList.contains("held") || this.#tell(pointerType), ALONE);
  }

  /** Says how in text, and nothing else; once more at each touch. */
  #tell(pointerType) {
    clearTimeout(this.#told);
    say(this.how, wayOf(pointerType, this.hold.milliseconds / 1000));
    this.#told = setTimeout(() => say(this.how, ""), TOLD_FOR);
  }

  /** Who let go too early knows the way and not the time. */
  #release() {
    this.#turn(false);
    if (!this.#isThrough) this.#tell("touch");
    this.#isThrough = false;
  }

  #turn(isHeld) {
    if (isHeld) say(this.how, "");
    this.root.classList.toggle("held", isHeld);
    say(this.status, isHeld ? t("Keep holding…") : "");
  }
}
