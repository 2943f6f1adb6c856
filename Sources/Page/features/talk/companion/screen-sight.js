// What this screen tells Meadow beside what is said on it: whether a child can see it, and touches where
// nothing is said. Meadow begins nothing by itself where nobody looks, and is silent after every touch.
import { tell } from "../../../kit/transport/api.js";

/** What tells the service itself that it was touched, or is a grown-up's. */
const TELLS = ".word, .offer, .feeling, .speak-with-me, #speak-with-me, #companion, #message button, "
  + "#scenes button, #way button";
const GROWN_UPS = "#gear, #grown-ups, #setup, #gate, #modelling";
/** While fingers wander, one touch of many is told in this time, in ms, and the last of them too. */
const SELDOM = 500;
/** A screen in sight says so again after this time, in ms: of one that is silent for three minutes the
 *  service takes it that nobody sees it any more. */
const AGAIN = 60_000;

/** Tells of the child's screen `root` for as long as the page is there. */
export class ScreenSight {
  #name = Math.random().toString(36).slice(2, 10);
  #told = null;
  #timer = 0;
  #isLate = false;
  #telling = Promise.resolve();

  constructor({ root, store }) {
    Object.assign(this, { root, store });
    const look = () => this.#look();
    const parts = ["grown-ups", "setup"].map((id) => document.getElementById(id)).filter(Boolean);
    const watch = new MutationObserver(look);
    for (const part of parts) watch.observe(part, { attributes: true, attributeFilter: ["hidden"] });
    watch.observe(root, { attributes: true, attributeFilter: ["class"], childList: true });
    document.addEventListener("visibilitychange", look);
    setInterval(() => this.#again(), AGAIN);
    addEventListener("pagehide", () => this.#say("hidden", { isLast: true }));
    // Who has come back may be another service, which knows no screen yet.
    store.on("reachable", (isThere) => {
      this.#told = null;
      if (isThere) look();
    });
    for (const kind of ["pointerdown", "keydown"]) {
      document.addEventListener(kind, (event) => this.#touch(event),
        { capture: true, passive: true });
    }
  }

  get isInSight() {
    const lies = (id) => document.getElementById(id)?.hidden === false;
    return !document.hidden && !lies("grown-ups") && !lies("setup")
      && !this.#isBehindGate && !this.root.classList.contains("first-minute");
  }

  /** The gate is a card: beside it a tablet's board is in sight, a phone's is not. */
  get #isBehindGate() {
    const gate = document.getElementById("gate");
    return Boolean(gate) && gate.offsetWidth > innerWidth / 2;
  }

  #look() {
    if (this.store.isReachable) this.#say(this.isInSight ? "shown" : "hidden");
  }

  #again() {
    if (this.#told === "shown") this.#tell("shown");
  }

  /** One after the other: two that set out together could come in the other order, and Meadow would
   *  speak to a screen that nobody sees. Only a page that goes away cannot wait. */
  #say(news, { isLast = false } = {}) {
    if (news === this.#told) return;
    this.#told = news;
    this.#tell(news, isLast);
  }

  #tell(news, isLast = false) {
    const send = () => tell("/v1/screens", { screen: this.#name, news });
    this.#telling = isLast ? send() : this.#telling.then(send);
  }

  /** A touch that the service would not hear of, or not soon: a finger that is to stay, or to lift. */
  #touch({ target, repeat }) {
    const { settings, isReachable } = this.store;
    if (repeat || !isReachable || !settings?.speakWithMe || target.closest?.(GROWN_UPS)) return;
    const isSlow = settings.holdMilliseconds > 0 || settings.selectsOnRelease;
    if (!isSlow && target.closest?.(TELLS)) return;
    if (this.#timer) this.#isLate = true;
    else this.#tellTouch();
  }

  #tellTouch() {
    tell("/v1/screens", { screen: this.#name, news: "touched" });
    this.#isLate = false;
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      if (this.#isLate) this.#tellTouch();
    }, SELDOM);
  }
}
