// Bringing a list of words in: what would happen first, entry by entry, then the doing.
import { getFile, sendBytes } from "../../kit/transport/api.js";
import { button, make } from "../../kit/elements.js";

const OUTCOMES = {
  accepted: ["✓", "new"], changed: ["↻", "changed"], refused: ["✕", "not taken"],
};
const SHOWN = 400;
/** A browser may ask where to save a file before it reads it. */
const URL_LASTS = 60_000;

/** Wires the drop zone; calls `done()` once words were brought in. */
export class Transfer {
  constructor(root, { done }) {
    this.drop = root.querySelector("#drop");
    this.file = root.querySelector("#file");
    this.report = root.querySelector("#report");
    this.done = done;
    for (const link of root.querySelectorAll(".take a")) {
      link.addEventListener("click", (event) => {
        event.preventDefault();
        this.#take(link);
      });
    }
    this.file.addEventListener("change", () => this.#look(this.file.files[0]));
    // A file dropped beside the zone must not replace the page.
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", (event) => event.preventDefault());
    this.drop.addEventListener("dragover", () => { this.drop.dataset.over = "true"; });
    this.drop.addEventListener("dragleave", () => delete this.drop.dataset.over);
    this.drop.addEventListener("drop", (event) => {
      delete this.drop.dataset.over;
      this.#look(event.dataTransfer.files[0]);
    });
  }

  async #look(file) {
    if (!file) return;
    const format = /\.csv$/i.test(file.name) ? "csv" : "pls";
    this.#wait(`Reading ${file.name}…`);
    try {
      const bytes = await file.arrayBuffer();
      const reply = await send(format, bytes, true);
      this.#show(reply, { name: file.name, apply: () => this.#apply(format, bytes, file.name) });
    } catch (problem) {
      this.#refuse(problem);
    }
  }

  async #apply(format, bytes, name) {
    this.#wait(`Bringing in ${name}…`);
    try {
      const reply = await send(format, bytes, false);
      this.#show(reply, { name });
      this.done();
    } catch (problem) {
      this.#refuse(problem);
    }
  }

  /** Saves the file that `link` names; the link alone could not wait for the gate. */
  async #take(link) {
    try {
      const url = URL.createObjectURL(await getFile(link.getAttribute("href")));
      make("a", { href: url, download: link.download }).click();
      setTimeout(() => URL.revokeObjectURL(url), URL_LASTS);
    } catch (problem) {
      this.#refuse(problem);
    }
  }

  #wait(text) {
    this.report.replaceChildren(make("p", { role: "status" }, text),
      make("progress", { "aria-label": text }));
  }

  #refuse(problem) {
    this.report.replaceChildren(make("p", { class: "problem", role: "alert" }, problem.plain));
    this.file.value = "";
  }

  #show({ added, changed, refused, entries, notes = [] }, { name, apply }) {
    const taken = added + changed;
    const counts = [`${added} new`, `${changed} changed`, `${refused} not taken`].join(", ");
    const title = make("h3", { tabindex: "-1" },
      apply ? `${name} would bring: ${counts}` : `Done: ${counts}`);
    const shown = entries.toSorted((a, b) =>
      (b.outcome === "refused") - (a.outcome === "refused")).slice(0, SHOWN);
    this.report.replaceChildren(title,
      ...notes.map((note) => make("p", { class: "note" }, note)),
      make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Report" },
        make("table", { class: "entries" },
          make("thead", {}, make("tr", {}, ...["Line", "Word", "What happens"].map((text) =>
            make("th", { scope: "col" }, text)))),
          make("tbody", {}, ...shown.map(row)))),
      ...(entries.length > SHOWN ? [make("p", { class: "note" },
        `The first ${SHOWN} of ${entries.length} entries; those not taken come first.`)] : []),
      make("div", { class: "row" }, apply && taken > 0
        ? button(`Bring in ${taken} ${taken === 1 ? "word" : "words"}`,
          { class: "button primary", id: "apply", onclick: apply }) : null,
      button(apply ? "Leave it" : "Close", { onclick: () => this.#clear() })));
    title.focus();
  }

  #clear() {
    this.report.replaceChildren();
    this.file.value = "";
    this.file.focus();
  }
}

const send = (format, bytes, dryRun) => sendBytes(
  `/v1/words/import?format=${format}${dryRun ? "&dryRun=true" : ""}`, bytes, { method: "POST" });

function row({ line, word, outcome, message }) {
  const [sign, meaning] = OUTCOMES[outcome] ?? ["", outcome];
  return make("tr", { class: outcome },
    make("td", {}, `${line}`), make("th", { scope: "row" }, word || "–"),
    make("td", {}, make("b", { class: "outcome" },
      make("span", { "aria-hidden": "true" }, `${sign} `), `${meaning} `), message ?? ""));
}
