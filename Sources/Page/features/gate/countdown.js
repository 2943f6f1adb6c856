// Seconds that go down, by the clock. A screen reader says them when it is asked, not every second.
import { make, say } from "../../kit/elements.js";
import { t } from "../../kit/strings.js";

/** Shows the time that is left in `root`. */
export class Countdown {
  root = make("p", { class: "gate-wait", role: "timer", hidden: true });
  #timer = 0;
  #finish = () => {};

  /** Counts `seconds` down; resolves to whether it came to the end. */
  run(seconds) {
    this.stop();
    const end = performance.now() + seconds * 1000;
    this.root.hidden = false;
    return new Promise((resolve) => {
      this.#finish = resolve;
      const show = () => {
        const left = Math.ceil((end - performance.now()) / 1000);
        if (left <= 0) return this.stop(true);
        say(this.root, t("Try again in {seconds} s", { seconds: left }));
        this.#timer = setTimeout(show, (end - performance.now()) % 1000 || 1000);
      };
      show();
    });
  }

  /** Goes away. */
  stop(isOver = false) {
    clearTimeout(this.#timer);
    this.root.hidden = true;
    this.#finish(isOver);
  }
}
