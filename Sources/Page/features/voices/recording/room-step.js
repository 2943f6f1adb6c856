// Before the first word: three seconds of silence tell what the room and the microphone are like.
import { button, make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { joined, RATE } from "../../../kit/sound/microphone.js";
import { t } from "../../../kit/strings.js";
import { checkRoom } from "./room-check.js";
import { roomWords } from "./take-words.js";

const SECONDS = 3;

/** `done({ floor })` goes on to the words, of a room that was listened to. */
export class RoomStep {
  #blocks = null;

  constructor({ microphone, name, done }) {
    Object.assign(this, { microphone, done });
    this.ear = ({ detail }) => this.#hear(detail.samples);
    microphone.addEventListener("block", this.ear);
    this.listen = button(t("Listen to the room"), { class: "button primary", picture: icon("ear"),
      onclick: () => this.#listen() });
    this.start = button(t("Start with the words"), { class: "button primary", hidden: true,
      onclick: () => this.#end() });
    this.bar = make("progress", { max: SECONDS, value: 0, hidden: true, "aria-label": t("Listening to the room") });
    this.told = make("div", { class: "room-told", role: "status" });
    this.alert = make("p", { class: "problem", role: "alert" });
    this.element = make("section", { class: "card narrow room", "aria-labelledby": "room-title" },
      make("h2", { id: "room-title", tabindex: "-1" }, t("{name}: before the first word", { name })),
      make("ol", { class: "how-it-goes" },
        ...[t("Sit where it is quiet, an arm’s length from the microphone."),
          t("Meadow shows a word and says it. After the soft tone, you say it."),
          t("It goes on by itself. Stop at any time: everything you said is kept."),
        ].map((text) => make("li", {}, text))),
      make("p", {}, t("First Meadow listens to the room for three seconds. Please say nothing.")),
      this.told, this.bar, this.alert, make("p", { class: "row" }, this.start, this.listen));
  }

  end() {
    this.microphone.removeEventListener("block", this.ear);
    this.#blocks = null;
  }

  /** Nothing is listened to while nobody looks. */
  stop() {
    if (!this.#blocks) return;
    this.#blocks = null;
    this.bar.hidden = true;
    this.listen.disabled = false;
    this.microphone.close();
  }

  async #listen() {
    this.alert.textContent = "";
    this.told.replaceChildren();
    this.listen.disabled = true;
    try {
      await this.microphone.open();
      this.bar.hidden = false;
      this.#blocks = [];
    } catch (error) {
      this.listen.disabled = false;
      this.alert.textContent = error.message;
    }
  }

  #hear(samples) {
    if (!this.#blocks) return;
    this.#blocks.push(samples);
    const seconds = this.#blocks.length * samples.length / RATE;
    this.bar.value = seconds;
    if (seconds < SECONDS) return;
    // A click of the button, and what a microphone does when it is switched on, are at the beginning.
    this.#tell(checkRoom(joined(this.#blocks).subarray(RATE), RATE));
  }

  #tell(room) {
    this.room = room;
    this.#blocks = null;
    this.bar.hidden = true;
    this.listen.disabled = false;
    this.listen.replaceChildren(t("Listen again"));
    this.listen.classList.remove("primary");
    const { title, advice } = roomWords(room.verdict);
    this.told.dataset.verdict = room.verdict;
    this.told.replaceChildren(make("p", {}, make("b", {}, title)), make("p", {}, advice));
    this.start.hidden = false;
    (room.verdict === "good" ? this.start : this.listen).focus();
  }

  #end() {
    this.end();
    this.done(this.room);
  }
}
