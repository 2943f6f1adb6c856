// A voice from files: a pack of another Meadow, a zip of named sounds, or a folder of them.
import { button, make } from "../../../kit/elements.js";
import { wordsFor } from "../../../kit/problem-words.js";
import { language, t } from "../../../kit/strings.js";
import { bringPack } from "./recorded-voices.js";
import { SpeakerFields } from "./speaker-fields.js";
import { namesIn, zipOf } from "./zip-file.js";

const LARGEST = 96 * 1024 * 1024;
const SOUND = /\.(wav|flac|ogg|oga|csv)$/i;
const PACK = "voice.json";

export class BringView {
  #bytes = null;
  #isPack = false;

  constructor({ go }) {
    this.go = go;
    this.fields = new SpeakerFields();
  }

  open() {
    this.file = make("input", { class: "file", id: "pack-file", type: "file", accept: ".zip,application/zip",
      onchange: () => this.#takeZip(this.file.files[0]) });
    this.folder = make("input", { class: "file", id: "pack-folder", type: "file", multiple: true, webkitdirectory: true,
      onchange: () => this.#takeFolder([...this.folder.files]) });
    this.found = make("p", { role: "status", class: "why" });
    this.alert = make("p", { class: "problem", role: "alert" });
    this.questions = make("div", { hidden: true }, ...this.fields.parts());
    this.bring = button(t("Bring it in"), { class: "button primary", type: "submit", hidden: true });
    this.report = make("div", { class: "report" });
    this.form = make("form", { novalidate: true,
      onsubmit: (event) => { event.preventDefault(); this.#bring(); } },
    make("div", { class: "pair" },
      make("div", { class: "labelled" }, make("label", { for: "pack-file" }, t("A voice pack, or a zip of sound files")),
        this.file),
      make("div", { class: "labelled" }, make("label", { for: "pack-folder" }, t("or a folder of sound files")),
        this.folder)),
    make("p", { class: "note" }, t("Each file is called what it says: “more.wav”, “i want.flac”. Or a table "
      + "called texts.csv has the columns text and file.")),
    this.found, this.alert, this.questions,
    make("p", { class: "row" }, this.bring, make("a", { class: "button", href: "#" }, t("Not now"))));
    return make("section", { class: "card narrow", "aria-labelledby": "bring-title" },
      make("h2", { id: "bring-title", tabindex: "-1" }, t("Bring in recordings")), this.form, this.report);
  }

  async #takeZip(file) {
    if (!file) return;
    this.folder.value = "";
    if (file.size > LARGEST) return this.#refuse(t("This file is larger than 96 MB."));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const names = namesIn(bytes);
    if (!names) return this.#refuse(t("This file is no zip. Choose the whole file as it was saved."));
    this.#found(bytes, names, file.name);
  }

  async #takeFolder(files) {
    const wanted = files.filter(({ name }) => SOUND.test(name));
    if (!files.length) return;
    this.file.value = "";
    if (!wanted.length) return this.#refuse(t("There are no sound files (WAV, FLAC, Ogg) in this folder."));
    if (wanted.reduce((sum, { size }) => sum + size, 0) > LARGEST) {
      return this.#refuse(t("These files are larger than 96 MB together."));
    }
    const entries = await Promise.all(wanted.map(async (file) =>
      ({ name: nameOf(file), bytes: new Uint8Array(await file.arrayBuffer()) })));
    this.#found(zipOf(entries), entries.map(({ name }) => name), "");
  }

  #found(bytes, names, name) {
    this.#bytes = bytes;
    this.#isPack = names.includes(PACK);
    const count = names.filter((one) => SOUND.test(one) && !/\.csv$/i.test(one)).length;
    this.alert.textContent = "";
    this.found.textContent = this.#isPack
      ? t("{file} is a voice pack: {count} recordings, with who speaks and who agreed.", { file: name, count })
      : t("{count} sound files were found. Please say whose voice it is.", { count });
    this.questions.hidden = this.#isPack;
    this.bring.hidden = false;
    if (this.#isPack) this.bring.focus();
    else this.fields.speaker.focus();
  }

  #refuse(text) {
    this.#bytes = null;
    this.found.textContent = "";
    this.questions.hidden = this.bring.hidden = true;
    this.alert.textContent = text;
  }

  async #bring() {
    if (!this.#bytes || !this.#isPack && this.fields.problem()) return;
    const { by, ...who } = this.fields.value;
    const about = this.#isPack ? {} : { ...who, consentBy: by, language: language() };
    this.bring.disabled = true;
    this.report.replaceChildren(make("progress", { "aria-label": t("Bringing it in…") }));
    try {
      this.#tell(await bringPack(this.#bytes, about));
    } catch (problem) {
      this.report.replaceChildren(make("p", { class: "problem", role: "alert" }, wordsFor(problem)));
    }
    this.bring.disabled = false;
  }

  #tell({ id, name, taken, unlisted = [], unread = [] }) {
    this.form.hidden = true;
    const title = make("h3", { tabindex: "-1" }, t("{name} is here: {count} recordings came in.", { name, count: taken }));
    this.report.replaceChildren(title,
      ...told(t("Not on Meadow’s list, and kept all the same"), unlisted),
      ...told(t("Could not be read"), unread.map(({ file, reason }) => `${file}: ${reason}`)),
      make("p", { class: "row" }, button(t("Look at the words"), { class: "button primary",
        onclick: () => this.go("voice", id) })));
    title.focus();
  }
}

/** A file's name within the folder that was chosen. */
const nameOf = ({ name, webkitRelativePath }) => webkitRelativePath?.split("/").slice(1).join("/") || name;

const told = (title, lines) => (lines.length ? [make("details", { open: lines.length < 6 },
  make("summary", {}, `${title}: ${lines.length}`),
  make("ul", {}, ...lines.map((line) => make("li", {}, line))))] : []);
