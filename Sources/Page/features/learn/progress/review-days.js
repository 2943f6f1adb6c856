// What comes back and when, as pictures: a sun for today, a moon for each night until then.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { ICONS } from "../facts/fact-icons.js";
import { pictureOfSkill } from "../map/skill-pictures.js";
import { nightsUntil } from "./fact-growth.js";
import { WORDS, inSleeps, reviewNamed } from "./progress-words.js";

/** More nights than these are shown as weeks. */
const FEW = 7;

/** The days of `reviews`, the nearest first; `now` in milliseconds. */
export function reviewDays(reviews, now = Date.now()) {
  if (!reviews.length) {
    return make("div", { class: "review-days" }, make("button", { type: "button", class: "no-reviews",
      "data-say": WORDS.noReviews }, ICONS.progress(), make("span", {}, WORDS.noReviews)));
  }
  const days = new Map();
  for (const review of reviews) {
    const sleeps = review.isDue ? 0 : nightsUntil(review.due.milliseconds, now);
    days.set(sleeps, [...days.get(sleeps) ?? [], review]);
  }
  return make("div", { class: "review-days" }, ...[...days].sort(([a], [b]) => a - b).map(([sleeps, all]) => day(sleeps, all)));
}

function day(sleeps, reviews) {
  const when = inSleeps(sleeps);
  return make("section", { class: "review-day", "aria-label": when },
    make("button", { type: "button", class: "review-when", "data-say": when, "aria-label": when }, ...nights(sleeps)),
    make("div", { class: "review-skills" }, ...reviews.map((review) => skill(review, sleeps))));
}

/** The way there: a sun, moons, or weeks as rows of a calendar. */
function nights(sleeps) {
  if (sleeps <= 0) return [icon("sun", "emoji today")];
  if (sleeps <= FEW) return Array.from({ length: sleeps }, () => icon("moon"));
  return [icon("calendar"), make("span", { class: "weeks", "aria-hidden": "true" },
    ...Array.from({ length: Math.min(9, Math.round(sleeps / 7)) }, () => make("i")))];
}

function skill({ skill, name, isDue }, sleeps) {
  const said = reviewNamed(name, sleeps);
  return make("button", { type: "button", class: `review-skill${isDue ? " due" : ""}`, "aria-label": said,
    ...(isDue ? { "data-review": skill } : { "data-say": said }) },
  pictureOfSkill(skill),
  make("span", { class: "caption", "aria-hidden": "true" }, name), isDue ? ICONS.play() : null);
}
