// Insight: two tabs, what was said and what was learnt. Read-only; the tab that is not asked for is not
// loaded.
import { make } from "../../kit/elements.js";
import { needStyles } from "../../kit/style-sheets.js";

const TABS = {
  talk: ["Talk", async () => (await import("./talk-insight.js")).TalkInsight],
  learn: ["Learn", async () => (await import("./learn-insight.js")).LearnInsight],
};

/** Shows the insight in `root`, at `tab` ("talk", "learn"); resolves once it is there. */
export async function showInsight({ root, store, tab }) {
  const coming = needStyles("features/insight/insight");
  const view = new Insight(root, store);
  await Promise.all([coming, view.show(TABS[tab] ? tab : "talk")]);
  return view;
}

class Insight {
  #turn = 0;
  #shown = null;

  constructor(root, store) {
    this.store = store;
    this.tabs = Object.entries(TABS).map(([tab, [name]]) => make("button", { type: "button",
      class: "insight-tab", "data-tab": tab, onclick: () => this.show(tab) }, name));
    this.body = make("div", { class: "insight-body" });
    root.classList.add("insight");
    root.replaceChildren(make("div", { class: "insight-tabs", role: "group", "aria-label": "About" },
      ...this.tabs), this.body);
  }

  /** Shows a tab, read anew. */
  async show(tab) {
    const turn = ++this.#turn;
    for (const button of this.tabs) {
      button.setAttribute("aria-pressed", String(button.dataset.tab === tab));
    }
    this.#shown?.end();
    this.#shown = null;
    const View = await TABS[tab][1]();
    if (turn !== this.#turn) return;
    this.#shown = new View(this.body, this.store);
    await this.#shown.load();
  }

  /** What comes later is not shown any more. */
  end() {
    this.#turn += 1;
    this.#shown?.end();
  }
}
