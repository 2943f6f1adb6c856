// A family's first minute: two screens, four choices, all of them with a default. It lies over the
// child's screen until the service has taken what was chosen, and then it is gone for good.
import { HELLO, isHello } from "../../kit/audio/speaker.js";
import { post } from "../../kit/transport/api.js";
import { Face } from "../talk/companion/face.js";
import { make } from "../../kit/elements.js";
import { PinchZoom } from "../../kit/pinch-zoom.js";
import { retell, sayIt, speakLanguage } from "../../kit/strings.js";
import { needStyles } from "../../kit/style-sheets.js";
import { CodeScreen } from "./code-screen.js";
import { SetupDraft } from "./setup-draft.js";
import { landscape } from "./landscape.js";
import { WelcomeScreen } from "./welcome-screen.js";

const LEAD = "Let’s set things up so I can help your little one find their words.";
const ALREADY_DONE = 409;
/** The code is hashed slowly on purpose. */
const PATIENCE = 10_000;

/** Shows the set-up in `root`; resolves when the family has been let in. */
export async function startSetup({ root, store }) {
  const draft = new SetupDraft();
  await Promise.all([needStyles("kit/tiers", "features/setup/setup", "features/setup/setup-questions"),
    speakLanguage(draft.choices.language)]);
  const setup = new Setup({ root, store, draft });
  return setup.done;
}

class Setup {
  #finish;
  #isSending = false;

  constructor({ root, store, draft }) {
    Object.assign(this, { root, store, draft, face: new Face() });
    this.done = new Promise((resolve) => { this.#finish = resolve; });
    this.screens = {
      welcome: new WelcomeScreen({ store, draft }), code: new CodeScreen(),
    };
    this.#draw();
    this.#listen();
    this.#go(this.draft.choices.screen, { isFirst: true });
  }

  #draw() {
    this.face.activity = "greeting";
    this.title = make("h1", { id: "setup-title", tabindex: "-1" });
    this.lead = make("p", { class: "setup-lead" });
    this.steps = make("p", { class: "setup-steps" });
    this.side = make("div", { class: "setup-side" }, ...landscape(),
      make("div", { class: "setup-meadow" }, this.face.root),
      make("div", { class: "setup-words" }, this.title, this.lead, this.steps));
    this.place = make("div", { class: "setup-place" });
    this.root.setAttribute("aria-labelledby", "setup-title");
    this.root.replaceChildren(this.side, this.place);
    this.zoom = new PinchZoom(this.root, () =>
      (getComputedStyle(this.place).overflowY === "visible" ? this.root : this.place));
    this.root.hidden = false;
    document.body.classList.remove("first-minute");
    this.#coverRest(true);
  }

  #listen() {
    const { welcome, code } = this.screens;
    welcome.title = code.title = this.title;
    welcome.addEventListener("done", () => this.#go("code"));
    code.addEventListener("back", () => this.#go("welcome"));
    code.addEventListener("code", ({ detail }) => this.#send(detail.code));
    this.store
      .on("speaking", (said) => { this.face.isSpeaking = isHello(said); })
      .on("profile", (profile) => { if (profile.hasCompletedOnboarding) this.#end(); });
    // The board under it has been told its own language, which is not chosen yet.
    for (const kind of ["state", "language"]) this.store.on(kind, () => this.#speak());
  }

  /** Speaks what was chosen here, for as long as it is here. */
  async #speak() {
    if (this.root.hidden || !await speakLanguage(this.draft.choices.language)) return;
    this.screens.welcome.retell();
    this.screen.appear();
  }

  #go(screen, { isFirst = false } = {}) {
    const isWelcome = screen === "welcome";
    this.screen = this.screens[screen];
    this.root.dataset.screen = screen;
    this.draft.keep({ screen });
    const part = (text) => sayIt(make("span"), text);
    this.title.replaceChildren(...isWelcome ? [part(HELLO)] : [part("Set a"), " ", part("Grown-Up Code")]);
    sayIt(this.lead, isWelcome ? LEAD : "");
    this.lead.hidden = !isWelcome;
    sayIt(this.steps, "Step {step} of {all}", { step: isWelcome ? 1 : 2, all: 2 });
    this.face.activity = isWelcome ? "greeting" : "waiting";
    this.place.replaceChildren(this.screen.root);
    retell(this.place); // the language may have changed while it was out of sight
    this.screen.appear();
    this.root.scrollTop = 0;
    if (!isFirst) this.screen.focus();
  }

  async #send(code) {
    if (this.#isSending) return;
    this.#isSending = this.screens.code.isBusy = true;
    try {
      await post("/v1/setup", this.draft.asRequest(code), { within: PATIENCE });
      this.#end();
    } catch (problem) {
      this.#refused(problem);
    }
    this.#isSending = this.screens.code.isBusy = false;
  }

  #refused(problem) {
    // Another page of the same family was faster.
    if (problem.status === ALREADY_DONE) return this.#end();
    if (problem.isUnreachable) {
      problem.message = "Meadow did not answer. What you chose is kept; please try again.";
      problem.field = null;
    }
    const isAboutChild = problem.field !== null && problem.field !== "code";
    if (isAboutChild && problem.field !== undefined) this.#go("welcome");
    this.screen.refuse(problem);
  }

  #end() {
    if (this.root.hidden) return;
    this.draft.forget();
    this.screens.code.end();
    this.zoom.end();
    this.root.hidden = true;
    this.root.replaceChildren();
    this.#coverRest(false);
    document.getElementById("companion")?.focus({ preventScroll: true });
    this.#finish();
  }

  /** What lies under the set-up is not there for hands, keys and screen readers either. */
  #coverRest(isCovered) {
    for (const element of document.body.children) {
      const stays = element === this.root || element.matches("script, #offline, #wake, #sound");
      if (!stays) element.inert = isCovered;
    }
    document.body.classList.toggle("setting-up", isCovered);
  }
}
