// Scanning: everything a child says and does, by one switch or two, which send keys.
//   auto    a frame goes on by itself; Space or Enter takes what it is around
//   manual  Space, Tab, right or down moves the frame, left or up takes it back, Enter takes
// Escape stays Stop, and F7 and F8, which some switches send, stay the browser's.
// It rests while something is said: a frame that moves on, or a beep, would disturb the very words it is
// for (Asterics-AAC#446). Who cannot see it has what it is around said softly, when nobody else speaks.
import { ScanMark } from "./scan-mark.js";
import { ScanVoice } from "./scan-voice.js";
import { ScanWalk } from "./scan-walk.js";
import { leaves, newsOf, scanTree } from "./scan-tree.js";

/** How long something is offered, in seconds, where no setting says it; other AAC systems begin at 1
    (PRC-Saltillo) and small children need longer. */
const USUAL = 1.5;
/** The first of each level stays so much longer: a hand that has just pressed must come back. */
const FIRST = 2;
/** So often without a choice, then it rests until the next press. */
const ROUNDS = 2;

const FORWARD = ["ArrowRight", "ArrowDown"];
const BACK = ["ArrowLeft", "ArrowUp"];
/** Where a grown-up is at work nothing is scanned. */
const GROWN_UPS = "#grown-ups:not([hidden]), #setup:not([hidden]), #gate";

export class Scanning {
  #timer = 0;
  #lastPress = -Infinity;
  #news = "";
  #ended = new AbortController();
  #mark = new ScanMark();
  #walk = new ScanWalk(() => this.#read(), ROUNDS);
  /** All that is gone through, as it was read last. */
  #all = [];

  constructor({ store, mode }) {
    Object.assign(this, { store, mode, voice: new ScanVoice(store) });
    const { signal } = this.#ended;
    // Before anybody else: a switch's Space must not press the button that has the focus.
    addEventListener("keydown", (event) => this.#pressed(event), { capture: true, signal });
    addEventListener("keyup", (event) => this.#claim(event), { capture: true, signal });
    addEventListener("resize", () => this.#mark.place(), { signal });
    addEventListener("scroll", () => this.#mark.place(), { capture: true, signal });
    document.addEventListener("transitionend", () => this.#mark.place(), { signal });
    document.addEventListener("visibilitychange", () => this.#goOn(), { signal });
    for (const kind of ["state", "navigation", "followUps", "avatar", "tier", "coreBar", "room"]) {
      store.on(kind, () => this.#changed());
    }
    store.on("speaking", (utterance) => this.#heard(utterance));
    store.on("settings", () => this.#goOn());
    this.#walk.begin();
    this.#show();
  }

  /** Gives up its keys and its frame. The store's listeners stay and find nothing to do. */
  end() {
    this.#ended.abort();
    clearTimeout(this.#timer);
    this.#walk.rest();
    this.#mark.remove();
  }

  get #isOver() { return this.#ended.signal.aborted; }
  get #isGrownUps() { return Boolean(document.querySelector(GROWN_UPS)); }

  #read() {
    const tree = scanTree();
    this.#all = leaves(tree);
    return tree;
  }

  /** What the child says comes before the frame: it stays where it is, and is told again afterwards. */
  #heard(utterance) {
    if (this.#isOver) return;
    if (utterance && utterance.source !== "companion") this.voice.forget();
    else if (!utterance) this.#tell();
    this.#goOn();
  }

  /** The screen changed. What can be said next comes first; otherwise the frame stays where it is. */
  #changed() {
    if (this.#isOver || this.#isResting) return;
    requestAnimationFrame(() => {
      if (this.#isOver || this.#isResting) return;
      const news = newsOf();
      if (news && news !== this.#news) this.#walk.begin();
      else this.#walk.refresh();
      this.#news = news;
      this.#show();
    });
  }

  get #isResting() { return !this.#walk.offered; }

  #show() {
    this.#mark.show(this.#isGrownUps ? null : this.#walk.offered, this.#all);
    this.#tell();
    this.#goOn();
  }

  /** Tells what the frame is around. Beside a child's own word the service would drop it; it is told
      once that is over. */
  #tell() {
    const { speaking } = this.store.state ?? {};
    if (speaking && speaking.source !== "companion") return;
    this.voice.offer(this.#isGrownUps ? null : this.#walk.offered);
  }

  /** The next step comes by itself, but not while something is said or nobody is looking. */
  #goOn() {
    clearTimeout(this.#timer);
    if (this.#isOver || this.mode !== "auto" || this.#isResting) return;
    if (this.store.state?.speaking || document.hidden) return;
    const seconds = this.store.settings?.scanStepSeconds ?? USUAL;
    const wait = 1000 * seconds * (this.#walk.isFirst ? FIRST : 1);
    this.#timer = setTimeout(() => this.#step(() => this.#walk.step()), wait);
  }

  #step(move) {
    this.#walk.refresh();
    move();
    this.#stay();
    this.#show();
  }

  /** What closes by itself after a while stays open for as long as the frame is in it. */
  #stay() {
    const [leaf] = this.#walk.offered ? leaves(this.#walk.offered) : [];
    if (leaf?.closest("#tray")) this.store.avatar({ open: true });
    if (leaf?.closest("#category")) this.store.move({ overlay: "category" });
  }

  #pressed(event) {
    const act = this.#claim(event);
    if (!act || event.repeat) return;
    const guard = this.store.settings?.repeatGuardMilliseconds ?? 0;
    if (event.timeStamp - this.#lastPress < guard) return;
    this.#lastPress = event.timeStamp;
    if (this.#isResting) this.#step(() => this.#walk.begin());
    else act();
  }

  /** What a key does here, and that nobody else gets it; null if it is not a switch's. */
  #claim(event) {
    const isTyping = event.target.closest?.("input, textarea, select, [contenteditable]");
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    const act = isTyping || isChord || this.#isGrownUps ? null : this.#meaning(event);
    if (!act) return null;
    event.preventDefault();
    event.stopImmediatePropagation();
    return act;
  }

  #meaning({ key, shiftKey }) {
    if (key === "Enter") return () => this.#choose();
    if (this.mode === "auto") return key === " " ? () => this.#choose() : null;
    const isBack = BACK.includes(key) || (key === "Tab" && shiftKey);
    if (isBack) return () => this.#step(() => this.#walk.stepBack());
    const isForward = FORWARD.includes(key) || key === " " || key === "Tab";
    return isForward ? () => this.#step(() => this.#walk.step()) : null;
  }

  #choose() {
    this.#walk.refresh();
    const element = this.#walk.choose();
    if (!element) return this.#show();
    // The click of an assistive technology: it acts once, whatever the policy for fingers is.
    element.click();
    this.#walk.begin();
    this.#show();
  }
}
