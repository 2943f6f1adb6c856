// The grown-ups' side: it slides in beside the child's screen, which stays alive and goes on
// speaking. Settings and Insight are two sides of it; the other pages are one touch away.
import { get, post } from "../../kit/transport/api.js";
import { make, say } from "../../kit/elements.js";
import { PinchZoom } from "../../kit/pinch-zoom.js";
import { needStyles } from "../../kit/style-sheets.js";
import { stayWhileBusy } from "../gate/busy-grown-up.js";
import { FamilySettings } from "./family-settings.js";
import { SettingPreview } from "./setting-preview.js";
import { SettingsView } from "./settings-view.js";

const SIDES = [["settings", "Settings"], ["insight", "Insight & Usage"]];
const PAGES = [["/words", "My Words"], ["/voices", "Voices"]];
/** How often an open panel asks whether its time is over. */
const LOOKS_EVERY = 10_000;

export class Panel {
  #watch = 0;

  constructor({ root, store, gear }) {
    Object.assign(this, { root, store, gear });
    this.family = new FamilySettings(store);
    this.#draw();
    this.settings = new SettingsView({ root: this.settingsRoot, family: this.family,
      preview: new SettingPreview(store), store, leave: () => this.close() });
    this.family.addEventListener("change", () => this.#greet());
    this.zoom = new PinchZoom(root, () =>
      (this.side === "settings" ? this.settingsRoot : this.insightRoot));
    stayWhileBusy(root);
    store.stream?.on("gate", () => this.#look());
    addEventListener("visibilitychange", () => document.hidden || this.#look());
  }

  /** Slides in and shows "settings" or "insight"; `family` is read anew. */
  async open(side = "settings") {
    const loaded = this.family.load().catch((problem) => this.settings.trouble(problem));
    await Promise.all([needStyles("kit/controls", "kit/nav", "kit/tiers",
      "features/grown-ups/panel", "features/grown-ups/settings",
      "features/grown-ups/children"), loaded]);
    // Settings are there at once; a report takes its time, and is waited for in sight.
    const shown = this.#show(side, this.#first);
    if (side === "settings") await shown;
    this.root.hidden = false;
    await shown;
    this.title.focus({ preventScroll: true });
    clearInterval(this.#watch);
    this.#watch = setInterval(() => this.#look(), LOOKS_EVERY);
  }

  /** Slides out; the focus goes back to the gear. */
  close() {
    clearInterval(this.#watch);
    const hadFocus = this.root.contains(document.activeElement);
    this.root.hidden = true;
    this.zoom.reset();
    this.insight?.end?.();
    this.insightRoot.replaceChildren();
    this.insight = null;
    if (hadFocus) this.gear.focus({ preventScroll: true });
    if (location.pathname !== "/") history.replaceState(null, "", "/");
  }

  #draw() {
    this.hello = make("p", { class: "grown-ups-hello" }, "Hello!");
    this.title = make("h2", { id: "grown-ups-title", tabindex: "-1" }, "For grown-ups");
    this.tabs = SIDES.map(([side, name]) => make("button", { type: "button", class: "grown-ups-tab",
      "data-side": side, onclick: () => this.#show(side) }, name));
    this.settingsRoot = make("div", { class: "grown-ups-side", "data-side": "settings" });
    this.insightRoot = make("div", { class: "grown-ups-side", "data-side": "insight" });
    this.root.classList.add("grown-ups");
    this.root.setAttribute("aria-labelledby", "grown-ups-title");
    this.root.replaceChildren(
      make("header", { class: "grown-ups-top" },
        make("div", { class: "grown-ups-name" }, this.hello, this.title),
        make("button", { type: "button", class: "button grown-ups-lock",
          "aria-label": "Lock, and back to your child’s screen", onclick: () => this.#lock() },
        make("span", { "aria-hidden": "true" }, "🔒 "), "Lock"),
        make("button", { type: "button", class: "button primary grown-ups-done",
          onclick: () => this.close() }, "Done"),
        make("div", { class: "grown-ups-tabs", role: "group", "aria-label": "Side" }, ...this.tabs),
        make("nav", { class: "pages", "aria-label": "Pages" },
          ...PAGES.map(([href, name]) => make("a", { href }, name)))),
      this.settingsRoot, this.insightRoot);
    this.root.addEventListener("keydown", (event) => this.#type(event));
  }

  /** On the child's screen Escape is Stop; in here it is the way back. */
  #type(event) {
    if (event.key !== "Escape" || event.target.type === "search" && event.target.value) return;
    event.stopPropagation();
    if (this.side === "settings" && this.settings.back()) return;
    this.close();
  }

  /** Where the settings begin: what is set is for one child, so of several it is asked who. */
  get #first() {
    return location.hash.slice(1) || (this.family.children.length > 1 ? "who" : "");
  }

  #show(side, path = location.hash.slice(1)) {
    this.side = side;
    this.zoom.reset();
    for (const tab of this.tabs) {
      tab.setAttribute("aria-pressed", String(tab.dataset.side === side));
    }
    this.settingsRoot.hidden = side !== "settings";
    this.insightRoot.hidden = side !== "insight";
    return side === "settings" ? this.settings.open(path) : this.#showInsight();
  }

  async #showInsight() {
    const child = this.family.active?.id;
    if (this.insight && this.insightOf === child) return;
    this.insight?.end?.();
    this.insight = {};
    this.insightOf = child;
    try {
      const { showInsight } = await import("../insight/insight.js");
      this.insight = await showInsight({ root: this.insightRoot, store: this.store,
        tab: location.hash.slice(1) }) ?? {};
    } catch (problem) {
      this.insight = null;
      this.insightRoot.replaceChildren(make("p", { class: "problem", role: "alert" },
        problem.plain ?? "What was used cannot be shown just now."));
    }
  }

  #greet() {
    const { name } = this.family.profile;
    say(this.hello, name ? "Hello, grown-ups of" : "Hello!");
    say(this.title, name || "For grown-ups");
  }

  /** Out, and whoever comes next is asked again. */
  #lock() {
    this.close();
    post("/v1/gate/close").catch(() => {}); // Meadow is away: what is away opens nothing
  }

  /** When the time is over the side closes by itself: nothing stays open for small hands. */
  async #look() {
    if (this.root.hidden) return;
    const { isOpen } = await get("/v1/gate").catch(() => ({ isOpen: true }));
    if (!isOpen && !document.getElementById("gate")) this.close();
  }
}

