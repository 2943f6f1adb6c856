// The grown-ups' corner: voice, speed, chimes. What it shows is what the service says is set.
import { get, patch, post } from "./api.js";
import { rateInWords } from "./rate-words.js";

const HELLO = "Hi! I'm Meadow!";
const FACES = { girl: "👧", boy: "👦", meadow: "🌱" };
const SETTLES_AFTER = 250;
const CHIME_REFUSED = {
  muted: "Chimes are muted, so it stayed silent.",
  speech: "A word was being spoken; chimes never sound over words.",
};

/** Wires the panel's controls to the settings of the service. */
export class Panel {
  #timer = 0;
  #pending = false;
  #changed = Promise.resolve();
  #turn = 0;

  constructor(root, { speaker, onTrouble }) {
    Object.assign(this, { root, speaker, onTrouble });
    this.voices = root.querySelector("#voices");
    this.rate = root.querySelector("#rate");
    this.rateWords = root.querySelector("#rate-words");
    this.mute = root.querySelector("#mute");
    this.chimeSaid = root.querySelector("#chime-said");
    this.rate.addEventListener("input", () => this.#slide());
    this.mute.addEventListener("click", () => this.#toggleMute());
    root.querySelector("#chime").addEventListener("click", () => this.#chime());
    this.voices.addEventListener("click", (event) => this.#choose(event.target.closest(".voice")));
    this.voices.addEventListener("keydown", (event) => this.#steer(event));
  }

  /** The voice that says hello for the companion, if the service has one of its own. */
  get companionVoice() {
    return this.list?.find(({ forWhom, id }) => forWhom === "companion" || id === "meadow")?.id;
  }

  /** Asks for the voices and draws them. */
  async load() {
    const { voices, rates, default: usual } = await get("/v1/voices");
    voices.sort((a, b) => (b.id === usual) - (a.id === usual));
    this.list = voices;
    if (rates) Object.assign(this.rate, { min: rates.min, max: rates.max });
    const forChildren = voices.filter(({ forWhom }) => forWhom === "child");
    this.voices.replaceChildren(...(forChildren.length ? forChildren : voices).map(voiceCard));
    if (this.settings) this.show(this.settings);
  }

  /** Shows `settings`; a slider under a finger is left alone. */
  show(settings) {
    this.settings = settings;
    this.mute.setAttribute("aria-checked", String(settings.muted));
    this.#check(settings.voice);
    if (!this.#pending) this.#showRate(settings.rate);
  }

  #check(voice) {
    const cards = [...this.voices.children];
    const chosen = cards.find((card) => card.dataset.voice === voice) ?? cards[0];
    for (const card of cards) {
      card.setAttribute("aria-checked", String(card.dataset.voice === voice));
      card.tabIndex = card === chosen ? 0 : -1;
    }
  }

  #showRate(rate) {
    this.rate.value = rate;
    const words = rateInWords(rate);
    this.rateWords.value = words;
    this.rate.setAttribute("aria-valuetext", words);
  }

  #slide() {
    this.#pending = true;
    this.#showRate(Number(this.rate.value));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#setRate(Number(this.rate.value)), SETTLES_AFTER);
  }

  async #setRate(rate) {
    const changed = await this.#change({ rate });
    this.#pending = false;
    if (changed) this.speaker.say({ ...this.speaker.last, audition: true }).catch(() => {});
  }

  #steer(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const cards = [...this.voices.children];
    const at = cards.indexOf(event.target.closest(".voice"));
    const next = cards.at((at + step) % cards.length);
    next.focus();
    this.#choose(next);
  }

  async #choose(card) {
    if (!card) return;
    this.#check(card.dataset.voice);
    const changed = await this.#change({ voice: card.dataset.voice });
    if (changed) this.speaker.say({ phrase: HELLO, audition: true }).catch(() => {});
  }

  async #toggleMute() {
    const muted = this.mute.getAttribute("aria-checked") !== "true";
    this.mute.setAttribute("aria-checked", String(muted));
    this.chimeSaid.textContent = "";
    await this.#change({ muted });
  }

  async #chime() {
    await this.#changed;
    try {
      const { played, reason } = await post("/v1/chime", { intensity: "medium" });
      this.chimeSaid.textContent = played ? "" : CHIME_REFUSED[reason] ?? "It stayed silent.";
    } catch (problem) {
      this.onTrouble(problem);
    }
  }

  /** Changes are made one after the other, in the order of the touches. */
  #change(part) {
    const turn = this.#turn;
    this.#changed = this.#changed.then(() =>
      turn === this.#turn ? this.#send(part) : this.#putBack());
    return this.#changed;
  }

  /** Shows what is set; what was touched while the gate was asking is not asked about again. */
  #putBack() {
    clearTimeout(this.#timer);
    this.#pending = false;
    if (this.settings) this.show(this.settings);
    return false;
  }

  async #send(part) {
    try {
      this.show(await patch("/v1/settings", part));
      return true;
    } catch (problem) {
      this.onTrouble(problem);
      if (problem.isForGrownUps) {
        this.#turn += 1;
        return this.#putBack();
      }
      if (this.settings) this.show(this.settings);
      return false;
    }
  }
}

function voiceCard({ id, name, description }) {
  const card = document.createElement("button");
  card.type = "button";
  card.className = "voice";
  card.dataset.voice = id;
  card.setAttribute("role", "radio");
  const face = document.createElement("span");
  face.className = "emoji";
  face.setAttribute("aria-hidden", "true");
  face.textContent = FACES[id] ?? "🗣️";
  const title = document.createElement("span");
  title.textContent = name;
  const about = document.createElement("small");
  about.textContent = description ?? "";
  card.append(face, title, about);
  return card;
}

export { HELLO };
