// All children at a glance: a card each with how it stands, its week and what to practise. A touch shows
// the rest of that child.
import { childPicture, calledOf } from "../../kit/child-picture.js";
import { make } from "../../kit/elements.js";
import { icon } from "../../kit/icon.js";
import { standing, toPractise, wholeMinutes } from "./learn-figures.js";
import { STANDING, WORDS } from "./learn-report-words.js";

/** A card for each of `children`, {id, name, modules, progress}; `chosen` is the number of one of them. */
export function learnCards(children, chosen, choose) {
  return make("ul", { class: "learn-cards", "aria-label": WORDS.glance },
    ...children.map((child) => make("li", {},
      make("button", { type: "button", class: "learn-card", "data-child": child.id,
        "aria-pressed": String(child.id === chosen), onclick: () => choose(child.id) },
      childPicture(child), make("span", { class: "learn-card-text" }, ...lines(child))))));
}

function lines(child) {
  const { progress, modules } = child;
  const stands = standing(progress, modules);
  const [art, words] = STANDING[stands];
  const head = [make("b", {}, calledOf(child)), make("span", { class: "learn-standing",
    "data-standing": stands },
  icon(art), ` ${words}`)];
  if (stands === "open" || stands === "closed") return head;
  const due = progress.nextReviews.filter(({ isDue }) => isDue).length;
  const facts = [progress.accuracyPercent === undefined ? "" : WORDS.right(progress.accuracyPercent),
    due ? WORDS.dueCount(due) : ""].filter(Boolean).join(" · ");
  const [first] = toPractise(progress);
  return [...head, week(progress), make("small", {}, facts),
    first ? make("small", {}, WORDS.practise(first.name)) : null].filter(Boolean);
}

/** The week as a bar that fills towards its goal. */
function week({ minutesThisWeek, weeklyGoalMinutes: goal }) {
  const minutes = wholeMinutes(minutesThisWeek);
  const bar = make("span", { class: "insight-bar-line", "aria-hidden": "true" });
  bar.style.setProperty("--share", Math.min(1, minutes / goal));
  return make("span", { class: "learn-week" }, bar, make("small", {}, WORDS.minutesOf(minutes, goal)));
}
