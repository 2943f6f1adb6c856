// Insight & Usage, the tab Talk (document 001): what the child said, in plain words first. Read-only; the
// range is the only thing to choose, and nothing of it can leave this machine except on paper.
import { get } from "../../kit/transport/api.js";
import { make } from "../../kit/elements.js";
import { picture } from "../../kit/word-picture.js";
import { columnChart } from "./column-chart.js";
import { addDays, daysBetween } from "./calendar-days.js";
import { growthChart } from "./growth-chart.js";
import { insightTrouble } from "./insight-trouble.js";
import { messageList } from "./message-list.js";
import { PURPOSES } from "./purposes.js";
import { barList } from "./bar-list.js";
import { reportInSentences } from "./report-sentences.js";

const RANGES = [[7, "7 days"], [30, "30 days"], [90, "90 days"]];
const USUAL = 30;
const MOST_WORDS = 12;

export class TalkInsight {
  #turn = 0;

  constructor(root, store) {
    Object.assign(this, { root, store });
    this.report = make("div", { class: "insight-report", "aria-live": "polite" });
    this.root.replaceChildren(this.#bar(), this.report);
  }

  /** Reads and shows the last `days` days. */
  async load(days = USUAL) {
    const turn = ++this.#turn;
    this.report.setAttribute("aria-busy", "true");
    try {
      const report = await get(`/v1/insight?days=${days}`);
      if (turn === this.#turn) this.#show(report, days);
    } catch (problem) {
      if (turn === this.#turn) {
        this.report.replaceChildren(...insightTrouble(problem, () => this.load(days)));
      }
    }
    this.report.removeAttribute("aria-busy");
  }

  /** What comes later is not shown any more. */
  end() { this.#turn += 1; }

  #bar() {
    const choice = make("fieldset", { class: "segments insight-range" },
      make("legend", {}, "Which days"), ...RANGES.map(([days, name]) =>
        make("label", { class: "segment" },
          make("input", { type: "radio", name: "insight-days", value: days,
            checked: days === USUAL, onchange: () => this.load(days) }),
          make("span", { class: "face" }, name))));
    return make("div", { class: "insight-bar" }, choice,
      make("button", { type: "button", class: "button", onclick: () => print() }, "Print"));
  }

  #show(report, asked) {
    const name = this.store.profile?.name || "your child";
    const { total } = report;
    const days = everyDay(report);
    const parts = [
      make("h3", { class: "insight-title" }, "In a few words"),
      make("div", { class: "insight-words" },
        ...reportInSentences(report, name, asked).map((line) => make("p", {}, line)))];
    if (report.daysOfUse.length) {
      parts.push(
        part("Words touched, day by day", columnChart(days,
          ({ wordTaps }) => wordTaps, ["Day", "Words"])),
        part("Different words so far", growthChart(days)),
        part("Where", barList(ranked(total.scenes).map(([id, count]) =>
          ({ name: capital(id), count })))),
        part("What it was for", barList(ranked(total.scenarios).map(([id, count]) =>
          ({ name: PURPOSES[id] ?? id, count })))),
        part("Words used most", barList(ranked(total.words).slice(0, MOST_WORDS).map(
          ([word, count]) => ({ name: word, count, picture: this.#picture(word) })))),
        part("Messages, the newest first", messageList(report.messages, (text) => this.#picture(text)),
          "insight-wide"));
    }
    parts.push(make("p", { class: "note insight-foot" },
      "Counted from touches on the board, kept only here. Yours count too, unless you show how."));
    this.report.replaceChildren(...parts);
  }

  /** The picture of a word, or null where there is none. */
  #picture(text) {
    const { symbols } = this.store;
    return symbols?.hasPicture(text) ? picture(symbols.shown(text), "emoji") : null;
  }
}

function part(title, content, more = "") {
  return make("section", { class: `insight-part ${more}` }, make("h3", {}, title), content);
}

/** The range with the days on which nothing happened, from the first of use on. */
function everyDay({ from, through, days, daysOfUse }) {
  const known = new Map(days.map((day) => [day.day, day]));
  const first = daysOfUse[0] ?? from;
  // A week is shown whole, so that a quiet week looks quiet; longer ranges begin with the first use.
  const begin = daysBetween(from, through) < 7 ? from : first;
  return Array.from({ length: daysBetween(begin, through) + 1 }, (_, at) => {
    const day = addDays(begin, at);
    return known.get(day) ?? { day, wordTaps: 0, words: {} };
  });
}

/** The most first; equals by name, so that the same days always look the same. */
function ranked(counts) {
  return Object.entries(counts).sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
