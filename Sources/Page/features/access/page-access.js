// How this child reaches the words: what the settings say of touching, of the size of targets and
// of switches, made true for the whole page. High contrast and larger text are the system's own
// settings; the styles follow those by themselves.
import { setPressPolicy } from "../../kit/press/press.js";

/** Nothing that speaks is smaller than this, in px (document 000 M2-012). */
const LEAST_TARGET = { 1: 72, 2: 60, 3: 60 };

export class PageAccess {
  #scanning = null;
  #mode = "off";

  constructor({ store, root = document.body }) {
    Object.assign(this, { store, root });
    store.on("settings", () => this.#adopt()).on("tier", () => this.#adopt());
    this.#adopt();
  }

  #adopt() {
    const { settings, state } = this.store;
    if (!settings) return;
    setPressPolicy(settings);
    const tier = state?.tier ?? settings.tier ?? 2;
    const target = Math.max(settings.buttonSize ?? 60, LEAST_TARGET[tier]);
    this.root.style.setProperty("--target", `${target}px`);
    this.root.dataset.buttonSize = settings.buttonSize ?? 60;
    this.root.toggleAttribute("data-selects-on-release", Boolean(settings.selectsOnRelease));
    this.#scan(settings.scanning ?? "off");
  }

  /** Most children never need scanning, so it is loaded when it is asked for. */
  async #scan(mode) {
    if (mode === this.#mode) return;
    this.#mode = mode;
    this.root.dataset.scanning = mode;
    this.#scanning?.end();
    this.#scanning = null;
    if (mode === "off") return;
    const { Scanning } = await import("./scanning.js");
    if (mode === this.#mode) this.#scanning ??= new Scanning({ store: this.store, mode });
  }
}
