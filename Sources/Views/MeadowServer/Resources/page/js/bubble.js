// The speech bubble: shows a tap at once, then follows what the service says is sounding.

/** How long the last words stay (spec README, resolution 14). */
const CLEARS_AFTER = 12_000;
const GREETING = { text: "Tap a word", picture: "👋" };

/** What is being spoken, for eyes. States: quiet, asked, speaking, said, unheard. */
export class Bubble {
  #utterance = null;
  #timer = 0;

  constructor({ bubble, picture, said, stage }, pictureOf) {
    Object.assign(this, { bubble, picture, said, stage, pictureOf });
  }

  get state() { return this.bubble.dataset.state; }

  /** A tap asked for `text`; it is shown before it is answered. */
  ask(text) {
    this.#utterance = null;
    this.#show(text, "asked");
  }

  started({ utterance, text }) {
    this.#utterance = utterance;
    this.#show(text, "speaking");
  }

  finished({ utterance }) {
    if (utterance === this.#utterance) this.#enter("said");
  }

  failed({ utterance }) {
    if (utterance === this.#utterance) this.#enter("unheard");
  }

  /** Nothing sounds any more, whatever it was. */
  hush() {
    this.#utterance = null;
    if (this.state === "asked" || this.state === "speaking") this.#enter("said");
  }

  /** The tap could not be spoken. */
  unheard() { this.#enter("unheard"); }

  #show(text, state) {
    this.said.textContent = text;
    this.picture.textContent = this.pictureOf(text);
    this.#enter(state);
  }

  #enter(state) {
    this.bubble.dataset.state = state;
    this.stage.classList.toggle("speaking", state === "speaking");
    clearTimeout(this.#timer);
    const lasting = state === "said" || state === "unheard" || state === "asked";
    if (lasting) this.#timer = setTimeout(() => this.#clear(), CLEARS_AFTER);
  }

  #clear() {
    this.#show(GREETING.text, "quiet");
    this.picture.textContent = GREETING.picture;
  }
}
