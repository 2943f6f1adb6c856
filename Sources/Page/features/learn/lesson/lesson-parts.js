// The parts of the lesson's screen that stay from item to item: the ways out and back, the place, what is
// read, the stage and the board, and what one can do.
import { make } from "../../../kit/elements.js";
import { sign, star } from "../learn-signs.js";
import { WORDS } from "../learn-words.js";
import { FeedbackLine } from "./feedback-line.js";
import { StepperDots } from "./stepper-dots.js";

/** A round button of the lesson that does `act`. */
function doer(act, name, picture = act, more = {}) {
  return make("button", { type: "button", class: "learn-button", "data-do": act, "aria-label": name, ...more },
    sign(picture));
}

/** All parts by name; `nodes` are to be put into the screen in this order. */
export function lessonParts() {
  const dots = new StepperDots();
  const feedback = new FeedbackLine();
  const points = make("span", { class: "points-number" });
  const role = make("span", { class: "lesson-role", "aria-hidden": "true" });
  const prompt = make("p", { class: "lesson-prompt" });
  const roleWords = make("span", { class: "unseen" });
  const stage = make("div", { class: "lesson-stage" });
  const board = make("div", { class: "lesson-board" });
  const left = make("span", { class: "hints-left", "aria-hidden": "true" });
  const buttons = {
    map: doer("map", WORDS.toMap), end: doer("end", WORDS.endGame, "back", { class: "learn-button lesson-end", hidden: true }),
    previous: doer("previous", WORDS.previous), mute: doer("mute", WORDS.mute, "reads"),
    replay: doer("replay", WORDS.replay, "ear", { class: "learn-button replay" }),
    hint: doer("hint", WORDS.hint, "bulb", { class: "learn-button hint" }),
    check: doer("check", WORDS.check, "check", { class: "learn-button primary" }),
    skip: doer("skip", WORDS.skip),
    next: doer("next", WORDS.next, "next", { class: "learn-button primary onward" }),
  };
  buttons.hint.append(left);
  buttons.end.append(make("span", { "aria-hidden": "true" }, WORDS.endGame));
  const { map, end, mute, previous, replay, hint, check, skip, next } = buttons;
  const pointsShown = make("p", { class: "lesson-points" }, star(), points);
  const place = make("div", { class: "lesson-place" }, dots.node, pointsShown);
  const asked = make("div", { class: "lesson-asked" }, role, roleWords, prompt);
  const read = make("div", { class: "lesson-read", tabindex: "0", role: "group", "aria-label": WORDS.read },
    place, asked, feedback.node);
  const nodes = [
    make("div", { class: "lesson-ways" }, map, end, previous, mute),
    make("div", { class: "lesson-words" }, replay, read),
    stage, board,
    make("div", { class: "lesson-acts" }, hint, skip, check, next),
  ];
  return { nodes, read, dots, feedback, points, pointsShown, role, roleWords, prompt, stage, board, left, buttons };
}
