// What the child can do, for the child: rings of what it learns, the wheel and the families of facts,
// what comes back and when, stickers and points. One of them at a time; all of it is heard by a touch.
import { make } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { needStyles } from "../../../kit/style-sheets.js";
import { bandWheel } from "./band-wheel.js";
import { domainRings } from "./domain-rings.js";
import { bandsOf } from "./fact-growth.js";
import { factHeatmap } from "./fact-heatmap.js";
import { reviewDays } from "./review-days.js";
import { rewardWall } from "./reward-wall.js";
import { signButton } from "../facts/top-row.js";
import { WORDS, bandNamed } from "./progress-words.js";

const TABS = { rings: ["progress", ["map"]], facts: ["practice", ["facts"]], reviews: ["rest", ["reviews"]],
  stickers: ["star", ["rewards"]] };

/** Shows progress in `root`; `go(name)` leads to other screens. */
export class ProgressScreen {
  #tab = null;
  #chosen = { domain: null, band: 1 };
  #known = {};
  #isOpen = true;

  constructor({ root, learn, go, detail = {} }) {
    Object.assign(this, { root, learn, go, detail });
    this.tabs = make("div", { class: "progress-tabs", role: "group", "aria-label": WORDS.progress });
    this.body = make("div", { class: "progress-body" });
    this.node = make("section", { class: "child-progress", "aria-label": WORDS.progress },
      make("div", { class: "progress-top" }, signButton("back", WORDS.back, { act: "back" }), this.tabs), this.body);
    this.ready = needStyles("features/learn/facts/facts", "features/learn/progress/progress", "features/learn/progress/stickers");
    root.replaceChildren(this.node);
    onPress(this.node, "button", (button) => this.#press(button));
    this.#load();
  }

  show() {}

  close() {
    this.#isOpen = false;
    this.node.remove();
  }

  async #load() {
    const names = ["map", "facts", "reviews", "rewards"];
    const answers = await Promise.all(names.map((name) => this.learn.ask(name).catch(() => null)));
    if (!this.#isOpen) return;
    this.#known = Object.fromEntries(names.map((name, at) => [name, answers[at]]));
    this.#chosen.band = nextBand(this.#known.facts ?? []);
    const { map } = this.#known;
    const isLearning = map?.grades.some(({ isOpen }) => isOpen);
    this.offered = Object.keys(TABS).filter((tab) => (tab === "facts" ? map?.factsAreOpen : tab === "rings" || tab === "reviews" ? isLearning : true));
    this.#open(this.offered.includes(this.detail?.tab) ? this.detail.tab : this.offered[0]);
  }

  #open(tab) {
    this.#tab = tab;
    this.node.dataset.tab = tab;
    this.tabs.replaceChildren(...this.offered.map((name) => signButton(TABS[name][0], WORDS.tabs[name],
      { act: "tab", "data-tab": name, "aria-pressed": String(name === tab) })));
    this.#draw();
    this.body.scrollTop = 0;
  }

  #draw() {
    const { map, facts, reviews, rewards } = this.#known;
    const draw = {
      rings: () => map && [domainRings(map, this.#chosen.domain)],
      facts: () => facts && [bandWheel(bandsOf(facts), this.#chosen.band), factHeatmap(facts, this.#chosen.band)],
      reviews: () => reviews && [reviewDays(reviews)],
      stickers: () => rewards && [rewardWall(rewards)],
    };
    this.body.replaceChildren(...(draw[this.#tab]() || [make("p", { class: "nothing-yet" }, WORDS.nothingYet)]));
    this.learn.talk?.tell("room", true);
  }

  #press(button) {
    const { act, tab, say, badge, skill, band, domain, review } = button.dataset;
    if (act === "back") return this.go(this.detail?.from ?? "map");
    if (review) return this.learn.step("review", { skill: review });
    if (tab) {
      this.learn.say({ text: WORDS.tabs[tab] });
      if (tab !== this.#tab) this.#open(tab);
      this.tabs.querySelector(`[data-tab="${tab}"]`).focus({ preventScroll: true });
    }
    if (band) this.#choose("band", Number(band), `[data-band="${band}"]`);
    if (domain) this.#choose("domain", this.#chosen.domain === domain ? null : domain, `[data-domain="${CSS.escape(domain)}"]`);
    if (band) return this.learn.say({ text: bandNamed(Number(band), bandsOf(this.#known.facts)[band - 1]) });
    if (badge) return this.learn.say({ badge });
    if (skill) return this.learn.say({ skill });
    return say ? this.learn.say({ text: say }) : undefined;
  }

  /** What was chosen shows what belongs to it, and keeps the keyboard's place. */
  #choose(kind, value, selector) {
    this.#chosen[kind] = value;
    this.#draw();
    this.body.querySelector(selector)?.focus({ preventScroll: true });
    this.body.querySelector(".ring-skills")?.scrollIntoView({ block: "nearest" });
  }
}

/** The kind that grows now: the first that is not known by heart yet. */
function nextBand(entries) {
  return bandsOf(entries).find(({ known, all }) => known < all)?.band ?? 1;
}
