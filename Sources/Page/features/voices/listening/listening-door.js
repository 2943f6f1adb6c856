// The door to the listening test: its address, #listening, opens it, also when the page is read anew in the
// middle of a test. Its code comes when it is opened.

const ADDRESS = "#listening";

/** Wires `door`; while the test is open the rest of the page is put away. */
export class ListeningDoor {
  #test = null;
  #away = [];

  constructor(door, connection) {
    Object.assign(this, { door, connection });
    door.addEventListener("click", () => { location.hash = ADDRESS; });
    addEventListener("hashchange", () => this.follow());
  }

  /** Opens or closes the test as the address says. */
  async follow() {
    const isOpen = location.hash === ADDRESS;
    if (isOpen === Boolean(this.#test)) return;
    if (!isOpen) return this.#close();
    const main = this.door.closest("main");
    const root = document.createElement("section");
    this.#test = root;
    try {
      const { openListening } = await import("./listening-test.js");
      if (this.#test !== root) return;
      this.#away = [...main.children, ...document.querySelectorAll("body > .keep")]
        .filter((element) => !element.hidden);
      for (const element of this.#away) element.hidden = true;
      main.append(root);
      await openListening(root, { connection: this.connection, leave: () => this.#leave() });
    } catch (problem) {
      if (this.#test === root) this.#leave();
      this.connection.trouble(problem);
    }
  }

  #leave() {
    history.pushState(null, "", location.pathname);
    this.#close();
  }

  #close() {
    this.#test?.dispatchEvent(new Event("closed"));
    this.#test?.remove();
    this.#test = null;
    for (const element of this.#away) element.hidden = false;
    this.#away = [];
    this.door.focus();
  }
}
