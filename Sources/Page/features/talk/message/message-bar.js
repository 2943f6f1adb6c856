// The message: what the child has said or is saying, each part with its picture. A touch is seen
// here in the same frame, before it is answered; then the service's words stand in its place.
import { onPress } from "../../../kit/press/press.js";
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { pulse } from "../../../kit/pulse.js";
import { sayIt } from "../../../kit/strings.js";
import { picture } from "../../../kit/word-picture.js";

const INVITATION = { art: "tap-here", text: "Tap a picture" };
const BUTTONS = { speak: "speak", "remove-last": "removeLast", clear: "clear" };

/** Shows the message in `root` (#message). data-state: quiet, asked, speaking, said, unheard. */
export class MessageBar {
  /** Touches that are not answered yet, the oldest first. */
  #asked = [];
  /** What could not be said. */
  #unheard = null;
  #state = "quiet";
  #frame = null;
  #drawn = "";

  constructor({ root, store }) {
    Object.assign(this, { root, store, list: root.querySelector("#message-parts") });
    this.sizes = new ResizeObserver(() => this.#showEnd());
    store
      .on("asked", (what) => this.#ask(what))
      .on("said", ({ what, reply }) => this.#answered(what, reply))
      .on("failed", ({ what, problem }) => this.#failed(what, problem))
      .on("bubble", () => this.#show())
      .on("words", () => this.#showAnew())
      .on("state", () => this.#begin())
      .on("hushed", () => this.#ended())
      .on("speaking", (utterance) => this.#sound(utterance));
    for (const [id, action] of Object.entries(BUTTONS)) {
      onPress(root, `#${id}`, (button) => {
        store.message(action);
        pulse(button);
      });
    }
    this.#show();
  }

  /** The service is there again: what could not be said is past. */
  #begin() {
    this.#unheard = null;
    this.#showAnew(this.#state === "unheard" ? "said" : this.#state);
  }

  /** The same words may have other pictures now. */
  #showAnew(state) {
    this.#drawn = "";
    this.#show(state);
  }

  #ask(what) {
    const asked = { what, ...this.#words(what) };
    if (!asked.text) return;
    this.#unheard = null;
    this.#asked.push(asked);
    this.#show("asked");
  }

  /** What sounds tells so itself, at times to its end before the answer; a repeat is not said again. */
  #answered(what, reply) {
    this.#asked = this.#asked.filter((asked) => asked.what !== what);
    this.#show();
    const isOver = this.#state === "speaking" && !this.store.state.speaking;
    if (!reply || reply.isRepeat || isOver) this.#ended();
  }

  #failed(what, problem) {
    const asked = this.#asked.find((asked) => asked.what === what);
    if (!asked) return;
    this.#asked = this.#asked.filter((other) => other !== asked);
    // What was refused is no fault of the sound: the tile shows it, and nothing is struck out.
    if (problem.isUnreachable) this.#unheard = asked;
    this.#show(this.#unheard ? "unheard" : "said");
  }

  #sound(utterance) {
    // Its answer was lost, and still it sounds: the stream knows better.
    if (utterance?.text === this.#unheard?.text) this.#unheard = null;
    if (["word", "phrase"].includes(utterance?.source)) this.#show("speaking");
    else if (!utterance) this.#ended();
  }

  #ended() {
    if (["asked", "speaking"].includes(this.#state) && !this.#asked.length) this.#show("said");
  }

  /** What a touch will say: {text, isWhole} – a whole message stands alone, a word joins. */
  #words({ word, phrase, followUp }) {
    const offers = this.store.state.followUps?.followUps ?? [];
    const chosen = offers.find(({ id }) => id === followUp)?.phrase;
    const text = word ?? phrase ?? chosen ?? "";
    return { text, isWhole: word === undefined };
  }

  /** Draws with the next frame, once for all that a touch and its answer change: a layout asked for
      at the touch itself would hold up the pulse. */
  #show(state = this.#state) {
    this.#state = state;
    this.#frame ??= requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    this.#frame = null;
    const pending = this.#unheard ? [this.#unheard] : this.#asked.filter(({ text }) => text);
    const alone = pending.findLastIndex(({ isWhole }) => isWhole);
    const before = alone < 0 ? this.store.state.bubble : [];
    const texts = [...before, ...pending.slice(Math.max(alone, 0)).map(({ text }) => text)];
    // Every answer tells of the message, also where it is the same: a scene that changes.
    const drawn = JSON.stringify([this.#state, before.length, texts]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const parts = texts.map((text, at) => this.#part(text, at >= before.length));
    this.list.replaceChildren(...(parts.length ? parts : [invitation()]));
    if (!parts.length) this.#state = "quiet";
    else if (this.#state === "quiet") this.#state = "said";
    this.root.dataset.state = this.#state;
    this.root.classList.toggle("empty", !parts.length);
    this.root.classList.toggle("single", parts.length === 1);
    // Once they are laid out, in this frame, and whenever they are wider or the room is less.
    this.sizes.disconnect();
    for (const each of [this.list, this.list.lastElementChild]) this.sizes.observe(each);
  }

  /** The last word stays in sight, also when the way beside the message has become longer. */
  #showEnd() {
    this.list.scrollLeft = this.list.scrollWidth;
    const isLong = this.list.scrollLeft > 0;
    this.list.classList.toggle("long", isLong);
    // What scrolls must be reached by keys.
    if (isLong) this.list.tabIndex = 0;
    else this.list.removeAttribute("tabindex");
  }

  #part(text, isPending) {
    const { symbols } = this.store;
    const shown = symbols.hasPicture(text) ? [symbols.shown(text)] : symbols.picturesOf(text);
    const pictures = shown.map((each) => picture(each));
    return make("li", { class: isPending ? "part pending" : "part" },
      pictures.length ? make("span", { class: "pictures" }, ...pictures) : null,
      make("span", { class: "said" }, text));
  }
}

function invitation() {
  return make("li", { class: "part" }, icon(INVITATION.art, "picture"),
    sayIt(make("span", { class: "said" }), INVITATION.text));
}
