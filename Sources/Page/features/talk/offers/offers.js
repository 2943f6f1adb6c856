// The follow-ups: three phrases that could come next, as pictures to touch (document 000 §05). What
// they are and when they go is the service's; here they stand, in room that is kept for them.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { picture } from "../../../kit/word-picture.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const FADES = 260;
const GONE = { opacity: 0, transform: "scale(0.9)" };
/** Carriers and light sentences: as many as stand beside three phrases without crowding them. */
const MOST_HINTS = 3;

/** Shows them in `root` (#offers); hints are sentences of Light and beginnings to fill in. */
export class Offers {
  #shown = "null";

  constructor({ root, store }) {
    Object.assign(this, { root, store });
    this.phrases = root.querySelector("#phrases");
    this.hints = root.querySelector("#hints");
    store
      .on("followUps", (offer) => this.#offer(offer))
      .on("hints", (hints) => this.#hint(hints))
      .on("settings", () => this.#keepRoom())
      .on("tier", () => this.#keepRoom());
    onPress(root, "[data-follow-up]", (offer) => {
      store.tap({ followUp: offer.dataset.followUp });
      pulse(offer);
      ghost(offer);
    });
    onPress(root, ".hint", (hint) => {
      store.tap({ phrase: hint.dataset.phrase });
      pulse(hint);
    });
  }

  #offer(offer) {
    const shown = JSON.stringify(offer?.followUps ?? null);
    if (shown === this.#shown) return;
    this.#shown = shown;
    if (!offer) return fade(this.phrases);
    this.phrases.replaceChildren(...offer.followUps.map((followUp) => this.#bubble(followUp)));
  }

  #bubble({ id, phrase, pragmaticFunction }) {
    const { symbols } = this.store;
    const shown = symbols.picturesOf(phrase);
    const pictures = shown.map((each) => picture(each));
    const sign = symbols.functionSign(pragmaticFunction);
    return make("button", { type: "button", class: "offer", "data-follow-up": id,
      "data-function": pragmaticFunction, "data-pictures": Math.max(pictures.length, 1) },
    make("span", { class: "pictures", "aria-hidden": "true" },
      ...(pictures.length ? pictures : [icon(sign, "picture")])),
    make("span", { class: "words" }, phrase),
    icon(sign, "sign"));
  }

  #hint({ sentences, carriers }) {
    const chips = [
      ...carriers.map(({ beginning, phrase }) => this.#carrier(beginning, phrase)),
      ...sentences.map((phrase) => this.#chip(phrase, phrase)),
    ].slice(0, MOST_HINTS);
    if (chips.length) this.hints.replaceChildren(...chips);
    else fade(this.hints);
  }

  /** "I want … 🍌": what is missing is shown as its picture; spoken, it is the whole phrase. */
  #carrier(beginning, phrase) {
    const last = this.store.symbols.picturesOf(phrase).at(-1);
    const missing = last ? picture(last) : null;
    return this.#chip(phrase, make("span", { class: "words" }, beginning, " "), missing);
  }

  #chip(phrase, ...content) {
    return make("button", { type: "button", class: "hint", "data-phrase": phrase,
      "aria-label": phrase }, ...content);
  }

  /** The stage must not jump when offers come and go: where the loop is on, its room stays. */
  #keepRoom() {
    const { settings, state } = this.store;
    const isOn = (state.tier ?? 1) > 1 && settings && settings.conversation !== "off";
    this.root.hidden = !isOn;
    if (!isOn) return;
    this.root.dataset.conversation = settings.conversation;
    this.root.dataset.carriers = String(state.tier === 2 && settings.carrierPhrases);
  }
}

/** Takes away what stands in `place`: at once for fingers, gently for eyes. */
function fade(place) {
  for (const child of [...place.children]) {
    child.inert = true;
    if (calm.matches) child.remove();
    else {
      child.animate([{}, GONE], { duration: FADES, fill: "forwards" })
        .finished.then(() => child.remove(), () => {});
    }
  }
}

/** A chosen phrase makes way for the next at once; its shadow rises, so that the touch is seen. */
function ghost(offer) {
  if (calm.matches) return;
  const { left, top, width, height } = offer.getBoundingClientRect();
  const shadow = offer.cloneNode(true);
  shadow.inert = true;
  shadow.classList.add("ghost");
  shadow.removeAttribute("data-follow-up");
  shadow.setAttribute("aria-hidden", "true");
  for (const [name, value] of Object.entries({ left, top, width, height })) {
    shadow.style.setProperty(name, `${value}px`);
  }
  document.body.append(shadow);
  shadow.animate([{ opacity: 0.9 }, { opacity: 0, transform: "translateY(-40px) scale(1.08)" }],
    { duration: 420, easing: "ease-out" }).finished.finally(() => shadow.remove());
}
