// The cards of the map: a picture in its ring, a short name below it. What a card is called for who
// cannot see it says the ring and the medal, too.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { sign } from "../learn-signs.js";
import { WORDS } from "../learn-words.js";
import { progressRing } from "../../../kit/progress-ring.js";
import { medalSign } from "./medal-sign.js";

/** The class of the picture of a card. */
export const CARD = "card-emoji";

/** The picture of a card or of the way on, by the name of its symbol. */
export const cardPicture = (name) => icon(name, CARD);

/** A card: `picture` is an element of class CARD, `mark` a symbol at its corner, `data` says what it opens. */
export function mapCard({ picture, name, said = name, percent = null, medal = null, mark = null, data }) {
  const card = make("button", { type: "button", class: "learn-card", "aria-label": said },
    make("span", { class: "card-picture", "aria-hidden": "true" },
      percent === null ? null : progressRing(percent),
      picture, medalSign(medal),
      mark && icon(mark, "card-mark")),
    make("span", { class: "card-name" }, name));
  Object.assign(card.dataset, data);
  return card;
}

/** What one touch does, `act`, as large as can be, and an ear beside it that says what that is. */
export function goOnCard({ picture, text, act = "goOn" }) {
  return make("div", { class: "go-on" },
    make("button", { type: "button", class: "go-on-card", "data-act": act, "aria-label": text },
      picture,
      make("span", { class: "card-name" }, text),
      make("span", { class: "go-on-arrow", "aria-hidden": "true" }, sign("play"))),
    make("button", { type: "button", class: "learn-button", "data-hear": text,
      "aria-label": `${WORDS.hear}: ${text}` }, sign("ear")));
}

/** A lesson as a stone of a path: its number, and a tick once it is done. */
export function lessonStone({ id, title, isFinished }, number) {
  const stone = make("button", { type: "button", class: "lesson-stone", "data-lesson": id,
    "aria-label": `${number}. ${title}${isFinished ? `, ${WORDS.finished}` : ""}` },
  make("span", { class: "stone-number", "aria-hidden": "true" }, String(number)),
  isFinished ? make("span", { class: "stone-done", "aria-hidden": "true" }, sign("check")) : null,
  make("span", { class: "stone-go", "aria-hidden": "true" }, sign("play")),
  make("span", { class: "card-name" }, title));
  return stone;
}

/** How a skill or a part of the map stands, in words. */
export function standing({ name, percent, medal, gold }) {
  return [name, WORDS.percent(percent), WORDS.medals[medal] ?? "", WORDS.golds(gold ?? 0)]
    .filter(Boolean).join(", ");
}
