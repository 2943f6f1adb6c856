// What a lesson brought: sentences that were read out, each with a picture, touched to hear it again; new
// stickers, when it comes back, and one large way on.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { needStyles } from "../../../kit/style-sheets.js";
import { sign, star } from "../learn-signs.js";
import { WORDS } from "../learn-words.js";
import { progressRing } from "../../../kit/progress-ring.js";
import { medalSign } from "../map/medal-sign.js";
import { wayAround } from "../map/beginnings.js";
import { nextUp } from "../map/next-up.js";
import { CARD, goOnCard } from "../map/map-cards.js";
import { pictureOfSkill } from "../map/skill-pictures.js";
import { beginPath } from "./begin-path.js";
import { daysUntil, skillIn } from "./recap-facts.js";

export class RecapScreen {
  #isOver = false;
  #next = null;
  /** Where the child begins, behind the game that finds it. */
  #placed = null;

  /** `detail` has the `skill` that was worked on, null after a game, and the ids of new `badges`. */
  constructor({ root, learn, go, detail }) {
    Object.assign(this, { root, learn, go, detail });
    root.classList.add("learn-recap");
    this.medal = make("div", { class: "recap-medal" });
    this.lines = make("ul", { class: "recap-lines" });
    this.more = make("ul", { class: "recap-lines" });
    this.ways = make("div", { class: "recap-ways" });
    root.append(this.medal, make("div", { class: "recap-told" }, this.lines, this.more), this.ways);
    onPress(root, "button", (button) => this.#press(button));
    this.#load();
  }

  show({ recap, closed, placed }) {
    this.#placed = placed ?? null;
    if (recap.length) this.lines.replaceChildren(...recap.map((text) => line(star(), text)),
      ...closed ? [line(icon("tree"), closed)] : []);
  }

  close() { this.#isOver = true; }

  async #load() {
    const asked = ["map", "reviews", "rewards"].map((name) => this.learn.ask(name).catch(() => null));
    const [map, reviews, rewards] = await Promise.all([...asked, needStyles(
      "features/learn/map/map", "features/learn/recap/recap")]);
    if (this.#isOver) return;
    this.#drawMedal(map);
    this.#drawMore(reviews ?? [], rewards?.badges ?? []);
    this.#drawWays(map);
    this.learn.talk.tell("room", true);
  }

  #drawMedal(map) {
    if (map && this.#placed) {
      this.root.dataset.is = "placed";
      return this.medal.replaceChildren(beginPath(wayAround(map, this.#placed)));
    }
    const progress = map && skillIn(map, this.detail.skill);
    if (!progress) return undefined;
    const { name, percent, medal } = progress;
    return this.medal.replaceChildren(make("button", { type: "button", class: "recap-skill", "data-skill": progress.skillId,
      "aria-label": [name, WORDS.percent(percent), WORDS.medals[medal]].filter(Boolean).join(", ") },
    make("span", { class: "card-picture", "aria-hidden": "true" }, progressRing(percent),
      pictureOfSkill(progress.skillId, CARD), medalSign(medal))));
  }

  #drawMore(reviews, badges) {
    const won = badges.filter(({ id }) => this.detail.badges.includes(id))
      .map(({ id, title }) => line(icon("medal"), WORDS.newBadge(title), { "data-badge": id }));
    const [next] = reviews.filter(({ skill }) => skill === this.detail.skill);
    const again = next && (next.isDue ? WORDS.due(next.name)
      : WORDS.comesBack(next.name, daysUntil(next.due.milliseconds)));
    this.more.replaceChildren(...won, ...again ? [line(icon("turning-arrows"), again)] : []);
  }

  #drawWays(map) {
    this.#next = this.learn.view?.closed || !map ? null : nextUp(map);
    const onward = this.#next && goOnCard({ picture: pictureOfSkill(this.#next.skill, CARD), text: this.#next.text });
    const way = (act, name, picture) => make("button", { type: "button", class: "learn-button", "data-act": act,
      "aria-label": name }, picture);
    this.ways.replaceChildren(...[way("map", WORDS.toMap, sign("map")), onward,
      way("progress", WORDS.progress, icon("medal"))].filter(Boolean));
  }

  #press(button) {
    pulse(button);
    const { hear, skill, badge, act } = button.dataset;
    if (skill || badge) this.learn.say(skill ? { skill } : { badge });
    else if (hear) this.learn.say({ text: hear });
    else if (act === "goOn") this.learn.step(this.#next.step, this.#next.members);
    else this.go(act);
  }
}

function line(picture, text, more = {}) {
  return make("li", {}, make("button", { type: "button", class: "recap-line", "data-hear": text, ...more }, picture,
    make("span", {}, text)));
}
