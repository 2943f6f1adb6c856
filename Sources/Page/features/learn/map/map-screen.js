// The map: Continue in one touch; below it what there is to learn, one level at a time: grade, domain,
// skill, lesson. Opening says the name of what was opened; a lesson says its name first, and a second
// touch begins it.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { needStyles } from "../../../kit/style-sheets.js";
import { sign } from "../learn-signs.js";
import { WORDS } from "../learn-words.js";
import { CARD, cardPicture, goOnCard, lessonStone, mapCard, standing } from "./map-cards.js";
import { beginningOf, placementIn } from "./beginnings.js";
import { nextUp, placesOf } from "./next-up.js";
import { pictureOfDomain, pictureOfGrade, pictureOfSkill } from "./skill-pictures.js";

export class MapScreen {
  #map = null;
  #armed = null;
  #closed = "";
  #ended = new AbortController();

  constructor({ root, learn, go }) {
    Object.assign(this, { root, learn, go });
    learn.place ??= {};
    root.classList.add("learn-map");
    this.head = make("header", { class: "map-head" });
    this.body = make("div", { class: "map-body" });
    root.append(this.head, this.body);
    onPress(root, "button", (button) => this.#press(button));
    learn.on("reachable", (isReachable) => isReachable && !this.#map && this.#load(), this.#ended.signal);
    this.#load();
  }

  show({ closed = "" }) {
    if (closed === this.#closed) return;
    this.#closed = closed;
    this.#draw();
  }

  close() { this.#ended.abort(); }

  async #load() {
    try {
      const [map] = await Promise.all([this.learn.ask("map"), needStyles("features/learn/map/map")]);
      if (this.#ended.signal.aborted) return;
      this.#map = map;
      this.#draw();
    } catch {
      // The banner says that Meadow rests; it comes with the service.
    }
  }

  #draw() {
    if (!this.#map) return;
    this.#armed = null;
    const places = placesOf(this.#map, this.learn.place);
    this.#drawHead(places);
    this.body.scrollTop = 0;
    if (places.skill) this.body.replaceChildren(this.#lessons(places.skill));
    else if (places.domain) {
      this.body.replaceChildren(cards(places.domain.skills.map((skill) => skillCard(skill, this.#begins(places.grade)))));
    } else if (places.grade && places.grades.length > 1) {
      this.body.replaceChildren(...this.#game(places.grade), cards(this.#domainsOf(places.grade)));
    }
    else this.body.replaceChildren(...this.#start(places));
    this.learn.talk.tell("room", true);
  }

  #drawHead({ grades, grade, domain, skill }) {
    const title = skill?.progress.name ?? domain?.domain
      ?? (grades.length > 1 && grade ? WORDS.grades[grade.grade] ?? grade.grade : "");
    const shut = this.#closed && make("button", { type: "button", class: "map-closed", "data-hear": this.#closed },
      icon("tree"), make("span", {}, this.#closed));
    this.head.replaceChildren(...[
      title && make("button", { type: "button", class: "learn-button", "data-act": "back", "aria-label": WORDS.back },
        sign("back")),
      title && make("h2", { class: "map-title" }, title),
      title && make("button", { type: "button", class: "learn-button", "data-hear": title,
        "data-hear-skill": skill?.progress.skillId ?? null, "aria-label": `${WORDS.hear}: ${title}` }, sign("ear")),
      shut,
    ].filter(Boolean));
    this.head.hidden = !this.head.childElementCount;
  }

  /** The beginning of the map. */
  #start({ grades, grade }) {
    const next = nextUp(this.#map);
    this.next = next;
    const first = next && !this.#closed ? [goOnCard({ picture: pictureOfSkill(next.skill, CARD), text: next.text })] : [];
    const game = this.#game(next?.grade ?? grade);
    const more = [
      ...grades.length > 1 ? grades.map(gradeCard) : grade ? this.#domainsOf(grade) : [],
      this.#map.factsAreOpen && mapCard({ picture: cardPicture("lightning"), name: WORDS.facts, data: { act: "facts" } }),
      mapCard({ picture: cardPicture("medal"), name: WORDS.progress, data: { act: "progress" } }),
    ].filter(Boolean);
    return [...first, ...game, cards(more)];
  }

  /** A game that finds where to begin, where nobody knows yet. */
  #game(grade) {
    this.placement = this.#closed ? null : placementIn(grade, this.#controls);
    return this.placement ? [goOnCard({ picture: cardPicture("magnifier"), text: WORDS.placement, act: "placement" })] : [];
  }

  #domainsOf(grade) { return grade.domains.map((part) => domainCard(part, this.#begins(grade))); }

  #begins(grade) { return beginningOf(grade, this.#controls); }

  get #controls() { return this.learn.view?.controls; }

  #lessons({ progress, lessons }) {
    const isDue = progress.nextReview && progress.nextReview.milliseconds <= Date.now();
    const review = isDue && mapCard({ picture: cardPicture("turning-arrows"), name: WORDS.review, data: { review: progress.skillId } });
    return make("div", { class: "stones" }, ...[review, ...lessons.map((lesson, i) => lessonStone(lesson, i + 1))]
      .filter(Boolean));
  }

  #press(button) {
    pulse(button);
    const { act, hear, hearSkill, grade, domain, skill, lesson, review } = button.dataset;
    if (hear) this.learn.say(hearSkill ? { skill: hearSkill } : { text: hear });
    else if (act === "goOn") this.learn.step(this.next.step, this.next.members);
    else if (act === "placement") this.learn.step(this.placement.step, this.placement.members);
    else if (act === "back") this.#back();
    else if (act) this.#leave(act, button);
    else if (lesson || review) this.#begin(button);
    else this.#enter({ grade, domain, skill }, button.querySelector(".card-name").textContent);
  }

  #leave(act, button) {
    this.learn.say({ text: button.querySelector(".card-name").textContent });
    this.go(act);
  }

  #enter(where, name) {
    const given = Object.entries(where).filter(([, value]) => value);
    Object.assign(this.learn.place, Object.fromEntries(given));
    // A domain of one skill has nothing to choose from.
    const { domain, skill } = placesOf(this.#map, this.learn.place);
    if (where.domain && !skill && domain?.skills.length === 1) {
      this.learn.place.skill = domain.skills[0].progress.skillId;
    }
    this.learn.say(where.skill ? { skill: where.skill } : { text: name });
    this.#draw();
    this.body.querySelector("button")?.focus({ preventScroll: true, focusVisible: false });
  }

  #back() {
    const { place } = this.learn;
    const { domain } = placesOf(this.#map, place);
    if (place.skill) {
      delete place.skill;
      if (domain?.skills.length === 1) delete place.domain;
    } else if (place.domain) delete place.domain;
    else delete place.grade;
    this.#draw();
  }

  /** Says what would begin; touched again, it begins. */
  #begin(button) {
    const { lesson, review } = button.dataset;
    if (this.#armed === button) {
      if (lesson) this.learn.step("lesson", { lesson });
      else this.learn.step("review", { skill: review });
      return;
    }
    this.#armed?.classList.remove("armed");
    this.#armed = button;
    button.classList.add("armed");
    this.learn.say(lesson ? { lesson } : { text: WORDS.review });
  }
}

const cards = (list) => make("div", { class: "cards" }, ...list);

function gradeCard({ grade, domains }) {
  const percent = Math.round(domains.reduce((sum, each) => sum + each.percent, 0) / (domains.length || 1));
  const name = WORDS.grades[grade] ?? grade;
  return mapCard({ picture: pictureOfGrade(grade, CARD), name, percent, said: standing({ name, percent }), data: { grade } });
}

/** A flag stands at the part in which the skill with the id `begins` is. */
function domainCard(part, begins) {
  const { domain, percent, gold, skills } = part;
  const isHere = skills.some(({ progress }) => progress.skillId === begins);
  const said = standing({ name: domain, percent, gold });
  const medal = gold && gold === skills.length ? "gold" : null;
  return mapCard({ picture: pictureOfDomain(part, CARD), name: domain, percent, medal,
    mark: isHere ? "flag" : null, said: isHere ? WORDS.beginning(said) : said, data: { domain } });
}

/** A flag stands at the skill with the id `begins`; one that lies before it is quieter. */
function skillCard({ progress, isBefore = false }, begins) {
  const { skillId, name, percent, medal, nextReview } = progress;
  const isDue = nextReview && nextReview.milliseconds <= Date.now();
  const isHere = skillId === begins;
  const said = standing({ name, percent, medal });
  return mapCard({ picture: pictureOfSkill(skillId, CARD), name, percent, medal, mark: isDue ? "turning-arrows" : isHere ? "flag" : null,
    said: isHere ? WORDS.beginning(said) : said, data: { skill: skillId, ...isBefore ? { is: "before" } : {} } });
}
