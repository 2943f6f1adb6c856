// Whether this is a family's first minute. Where it is, the set-up is fetched and shown; all other
// visits never load it.

/** Shows the set-up in `root` as long as nobody has set Meadow up. */
export class FirstStart {
  #isShown = false;
  /** Set up here, and not yet told so: an answer that was on its way then says what was. */
  #isDone = false;

  constructor({ root, store }) {
    Object.assign(this, { root, store });
    store.on("profile", (profile) => this.#look(profile));
    if (store.profile) this.#look(store.profile);
  }

  async #look({ hasCompletedOnboarding }) {
    if (hasCompletedOnboarding) this.#isDone = false;
    if (hasCompletedOnboarding || this.#isShown || this.#isDone) return;
    this.#isShown = true;
    document.body.classList.add("first-minute");
    try {
      const { startSetup } = await import("./setup.js");
      await startSetup({ root: this.root, store: this.store });
      this.#isDone = !this.store.profile?.hasCompletedOnboarding;
    } catch {
      // It could not be fetched: the service is away, and tells the profile again when it is back.
    } finally {
      // After a reset of everything it is a first minute again.
      this.#isShown = false;
      document.body.classList.remove("first-minute");
    }
  }
}
