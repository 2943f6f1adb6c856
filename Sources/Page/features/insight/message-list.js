// Messages as the child made them: touch after touch, with when, where and what for. This is what
// an evaluator needs to see (document 001, Insight & Usage).
import { make } from "../../kit/elements.js";
import { dayInWords } from "./calendar-days.js";
import { PURPOSES } from "./purposes.js";

const SHOWN = 20;
const MORE = 200;

/** A list of the newest messages; the rest is one touch away. */
export function messageList(all, pictureOf) {
  if (!all.length) {
    return make("p", { class: "note" }, "No messages of two or more words in these days.");
  }
  const list = make("ol", { class: "insight-messages" },
    ...all.slice(0, SHOWN).map((message) => one(message, pictureOf)));
  if (all.length <= SHOWN) return list;
  const left = () => all.length - list.children.length;
  const name = () => (left() <= MORE ? `Show all ${all.length}` : `Show ${MORE} more of ${all.length}`);
  const more = make("button", { type: "button", class: "button", onclick: () => {
    const shown = list.children.length;
    list.append(...all.slice(shown, shown + MORE).map((message) => one(message, pictureOf)));
    list.children[shown].querySelector(".insight-chain").focus();
    if (left()) more.textContent = name();
    else more.remove();
  } }, name());
  return make("div", {}, list, more);
}

function one({ day, time, scene, words, scenarios }, pictureOf) {
  return make("li", {},
    make("p", { class: "insight-when" },
      `${dayInWords(day)}, ${time}${scene ? ` · ${scene}` : ""}`),
    make("p", { class: "insight-chain", tabindex: "-1" }, ...words.map((word) =>
      make("span", { class: "insight-chip" },
        pictureOf(word), word))),
    make("p", { class: "note" }, scenarios.map((id) => PURPOSES[id] ?? id).join(" · ")));
}
