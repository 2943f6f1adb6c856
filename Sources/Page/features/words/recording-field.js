// The family's own voice for a word: record, listen, use; or a file.
import { button, make, say } from "../../kit/elements.js";
import { icon } from "../../kit/icon.js";
import { wavFile } from "../../kit/sound/samples.js";
import { MOST_SECONDS, Recorder } from "../../kit/sound/recorder.js";

const LARGEST_FILE = 25 * 1024 * 1024;
const QUIET = 0.02;
const SILENT = "That was silent. Is the right microphone chosen, and switched on?";
const EXPLAINED = "Record the name as you say it, or choose a sound file. Meadow cuts off the "
  + "silence and makes it as loud as its own words.";

/** The part of the editor for recordings. */
export class RecordingField {
  #recorder = new Recorder();
  #loudest = 0;

  constructor(root, audition) {
    this.audition = audition;
    this.part = root.querySelector("#record-part");
    this.record = button("Record", { class: "button record", picture: icon("microphone"),
      onclick: () => this.#toggle() });
    this.label = make("span", {}, "Record");
    this.record.lastChild.replaceWith(this.label);
    this.meter = make("meter", { min: 0, max: 1, low: 0.05, high: 0.95, optimum: 0.5, value: 0,
      "aria-label": "Level of the microphone" });
    this.time = make("span", { class: "time", "aria-hidden": "true" });
    this.file = make("input", { class: "file", id: "recording-file", type: "file",
      accept: "audio/*,.wav,.flac,.ogg", onchange: () => this.#choose() });
    this.state = make("p", { role: "status", class: "recording-state" });
    this.problem = make("p", { role: "alert", class: "problem" });
    this.play = button("▶ Listen", { class: "button small",
      onclick: () => this.listen() });
    this.discard = button("Remove the recording", { class: "button small",
      onclick: () => this.#discard() });
    root.querySelector("#recording").append(
      make("p", { class: "note" }, EXPLAINED),
      make("div", { class: "row" }, this.record, this.meter, this.time),
      make("p", { class: "file-row" }, make("label", { for: "recording-file" },
        "or a sound file (WAV, FLAC or Ogg)"), this.file),
      this.problem, this.state, make("div", { class: "row" }, this.play, this.discard));
    this.#recorder.addEventListener("level", ({ detail }) => this.#level(detail));
    this.#recorder.addEventListener("full", () => this.#finish());
    audition.connection.addEventListener("hush", () => this.#recorder.isRecording && this.#finish());
  }

  show(draft) {
    if (draft !== this.draft) {
      if (this.#recorder.isRecording) this.#recorder.stop();
      this.#idle();
      say(this.problem, "");
      this.file.value = "";
      this.notes = "";
      this.part.open = draft.hasRecording;
    }
    this.draft = draft;
    const { recording } = draft;
    this.play.hidden = this.discard.hidden = !draft.hasRecording;
    const seconds = recording?.sound ? ` (${recording.sound.seconds.toFixed(1)} s)` : "";
    say(this.state, recording ? `Ready${seconds}. Listen, then save.`
      : recording === null ? "The recording goes when you save."
        : draft.hasRecording ? `This recording is what is heard.${this.notes}`
          : "");
  }

  /** What the service did to the recording that was saved. */
  tell(notes) {
    this.notes = notes.length ? ` ${notes.join(" ")}` : "";
    this.show(this.draft);
  }

  /** Shows why the service did not take the recording. */
  refuse(problem) {
    this.part.open = true;
    say(this.problem, problem.plain);
  }

  async #toggle() {
    if (this.#recorder.isRecording) return this.#finish();
    say(this.problem, "");
    this.audition.player.stop();
    this.#loudest = 0;
    try {
      await this.#recorder.start();
      this.record.dataset.state = "recording";
      say(this.label, "Stop recording");
      say(this.state, "Recording…");
    } catch (error) {
      say(this.problem, error.message);
    }
  }

  #level({ peak, seconds }) {
    this.#loudest = Math.max(this.#loudest, peak);
    this.meter.value = Math.sqrt(peak);
    say(this.time, `${seconds.toFixed(1)} s of ${MOST_SECONDS}`);
  }

  #finish() {
    const sound = this.#recorder.stop();
    this.#idle();
    if (this.#loudest < QUIET) {
      say(this.state, "");
      return say(this.problem, SILENT);
    }
    this.#take({ bytes: wavFile(sound.samples, sound.rate), type: "audio/wav", sound });
    this.audition.play(sound);
  }

  #idle() {
    delete this.record.dataset.state;
    say(this.label, "Record");
    say(this.time, "");
    this.meter.value = 0;
  }

  async #choose() {
    const [file] = this.file.files;
    if (!file) return;
    say(this.problem, "");
    if (file.size > LARGEST_FILE) {
      return say(this.problem, "This file is larger than 25 MB. One word is enough.");
    }
    const bytes = await file.arrayBuffer();
    // What this browser cannot play, the service may still read; it has the last word.
    const sound = await this.audition.decode(bytes).catch(() => null);
    this.#take({ bytes, type: file.type, sound });
    if (sound) this.audition.play(sound);
  }

  #take(recording) {
    this.draft.recording = recording;
    this.draft.changed();
  }

  /** Plays the recording. */
  listen() {
    const { recording, word } = this.draft;
    if (recording && !recording.sound) {
      return say(this.problem, "This browser cannot play the file; Meadow will say when you save.");
    }
    this.audition.play(recording?.sound ?? this.audition.fetch(word.recording));
  }

  #discard() {
    this.draft.recording = this.draft.word?.recording ? null : undefined;
    this.file.value = "";
    this.notes = "";
    this.draft.changed();
    this.record.focus();
  }
}
