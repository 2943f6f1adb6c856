// Meadow in the corner: it breathes, speaks with its own voice, looks while it waits for the child,
// and opens the feelings tray. What it does is the service's; this draws it.
import { isHello } from "../../../kit/audio/speaker.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { nameIt } from "../../../kit/strings.js";
import { CompanionCard } from "./companion-card.js";
import { Face } from "./face.js";
import { ScreenSight } from "./screen-sight.js";
import { SignOnHold } from "./sign-on-hold.js";
import { SpeakWithMe } from "./speak-with-me.js";
import { groupOf, Spotlight } from "../../../kit/spotlight.js";
import { FeelingsTray } from "../tray/feelings-tray.js";

const RESTING = { activity: "resting", isIntro: false, word: null, message: null, signing: null };

/** The companion in `root`, the button #companion, with its tray, card and spotlight. */
export class Companion {
  #sign = null;

  constructor({ root, store }) {
    Object.assign(this, { root, store });
    this.face = new Face();
    root.replaceChildren(this.face.root);
    nameIt(root, "Meadow: how I feel");
    root.setAttribute("aria-expanded", "false");
    root.setAttribute("aria-controls", "tray");
    this.card = new CompanionCard({ home: root, store });
    this.tray = new FeelingsTray({ home: root, store });
    // A core word may lie behind the door of its group: that is lit until it is open.
    this.spotlight = new Spotlight("spotlit", (word) => groupOf(word, store.state.coreBar));
    this.signs = new SignOnHold({
      store,
      show: (word, signing) => this.#showSign({ word, signing }),
      hide: () => this.#showSign(null),
    });
    this.entry = new SpeakWithMe({ root: document.getElementById("speak-with-me"), store });
    this.sight = new ScreenSight({ root: document.body, store });
    onPress(root.parentElement, "#companion", () => this.#touched());
    root.addEventListener("keydown", (event) => this.#escape(event));
    this.#follow();
  }

  #follow() {
    this.store
      .on("state", (state) => this.#showAll(state))
      .on("companion", () => this.#show())
      .on("avatar", (tray) => this.tray.show(tray))
      .on("settings", () => this.#showAll(this.store.state))
      .on("speaking", (said) => this.#showVoice(said))
      .on("reachable", (isThere) => this.#fallAsleep(!isThere));
    this.#showAll(this.store.state);
  }

  #showAll(state) {
    const feels = this.store.settings?.feelingsTray ?? true;
    nameIt(this.root, feels ? "Meadow: how I feel" : "Meadow");
    this.#show();
    this.tray.show(state?.avatar);
  }

  /** Its own voice moves its mouth; the child's words do not. */
  #showVoice(said) {
    this.face.isSpeaking = said?.source === "companion" || isHello(said);
  }

  /** Without the service nobody can be heard, and Meadow has its eyes shut. */
  #fallAsleep(isAsleep) {
    this.isAsleep = isAsleep;
    if (isAsleep) this.#showVoice(null);
    this.#show();
  }

  #show() {
    const state = this.store.state?.companion ?? RESTING;
    this.face.activity = this.isAsleep ? "asleep" : state.activity;
    this.root.dataset.activity = state.activity;
    const isShowing = state.activity === "modelling" || state.activity === "waiting";
    this.spotlight.word = isShowing ? state.word : null;
    this.card.show(this.#sign ?? state,
      { spotlit: this.spotlight.tile, isAsked: Boolean(this.#sign) });
  }

  #showSign(sign) {
    if (!sign && !this.#sign) return;
    this.#sign = sign;
    this.#show();
  }

  #touched() {
    const { settings } = this.store;
    const feelings = settings?.feelingsTray ?? true;
    const opens = feelings || (settings?.speakWithMe ?? true);
    if (!feelings) this.#greet();
    if (opens) this.tray.toggle();
    pulse(this.root);
  }

  /** Without feelings it is still somebody: it says who it is, in its own voice, after the child's
   *  word, and no more; where that voice is off, it only moves. */
  #greet() {
    if (!(this.store.settings?.narration ?? true)) return;
    this.store.speaker.greet("meadow").catch(() => {});
  }

  #escape(event) {
    if (event.key !== "Escape" || !this.tray.isOpen) return;
    event.stopPropagation();
    this.tray.leave();
  }
}
