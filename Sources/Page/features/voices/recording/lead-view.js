// Leading through the words: the room first, then the word that is shown, large, and what became of it.
import { make } from "../../../kit/elements.js";
import { Microphone } from "../../../kit/sound/microphone.js";
import { t } from "../../../kit/strings.js";
import { LeadSession } from "./lead-session.js";
import { LeadSounds } from "./lead-sounds.js";
import { LeadStage } from "./lead-stage.js";
import { readVoice, Takes } from "./recorded-voices.js";
import { RoomStep } from "./room-step.js";
import { WordQueue } from "./word-queue.js";

/** Who says the words: another voice than the one that is recorded, so that nobody imitates themselves. */
const LEADER = "meadow";
const HIDDEN = "It paused while this page was out of sight.";

export class LeadView {
  #microphone = new Microphone();
  #session = null;
  #lock = null;
  #isAwake = false;

  constructor({ id, redo, symbols, go, stay }) {
    Object.assign(this, { id, redo, symbols, go, stay });
  }

  get isUnsaved() { return this.#session?.isUnsaved ?? false; }

  async open() {
    const voice = await readVoice(this.id);
    const queue = new WordQueue(voice.words);
    if (this.redo) queue.goTo(this.redo);
    this.room = new RoomStep({ microphone: this.#microphone, name: voice.name,
      done: (room) => this.#lead(voice, queue, room) });
    this.element = make("div", { class: "leading" }, this.room.element);
    return this.element;
  }

  /** Stop, and Escape. */
  hush() {
    this.room.stop();
    this.#session?.pause();
  }

  hide() {
    this.room.stop();
    if (this.#session && this.#session.state !== "paused") this.#session.pause(t(HIDDEN));
  }

  /** The service is back. */
  comeBack() { this.#session?.resend(); }

  /** Brings a take that could not be sent to the service, once another view is shown. */
  deliver() { return this.#session.deliver(); }

  end() {
    this.room?.end();
    this.stage?.end();
    this.#session?.pause();
    this.#microphone.close();
    this.#stayAwake(false);
  }

  #lead(voice, queue, { floor }) {
    const session = new LeadSession({ queue, microphone: this.#microphone, takes: new Takes(voice.id),
      sounds: new LeadSounds(LEADER), floor });
    this.#session = session;
    this.stage = new LeadStage({ session, voice, symbols: this.symbols,
      leave: () => this.go("voice", voice.id) });
    this.element.replaceChildren(this.stage.element);
    this.stage.title.focus({ preventScroll: true });
    session.addEventListener("change", () => {
      this.#stayAwake(!["paused", "done"].includes(session.state));
      if (session.state === "playing") this.stay();
    });
    session.begin();
  }

  /** Who speaks does not touch the screen, which would fall asleep; a browser lets go of it by itself, too. */
  async #stayAwake(isAwake) {
    if (isAwake === this.#isAwake && !(isAwake && this.#lock?.released)) return;
    this.#isAwake = isAwake;
    this.#lock?.release().catch(() => {});
    this.#lock = null;
    if (!isAwake) return;
    const lock = await navigator.wakeLock?.request("screen").catch(() => null) ?? null;
    if (this.#isAwake) this.#lock = lock;
    else lock?.release().catch(() => {});
  }
}
