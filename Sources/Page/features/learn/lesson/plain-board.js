// A board for the simplest formats, until all of them are drawn.
import { make } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";

export function makeBoard({ shown, hooks }) {
  const { board } = shown;
  const options = board.options ?? Array.from({ length: (board.most ?? board.count ?? 10) + 1 }, (_, number) =>
    ({ id: String(number), display: String(number), spoken: String(number) }));
  const node = make("div", { class: "plain-board" });
  const buttons = options.map(({ id, display, spoken, picture }) => make("button", { type: "button",
    class: "plain-option", "data-target": `option:${id}`, "data-option": id, "aria-label": spoken || display },
  display || picture?.shape.picture || spoken));
  node.append(...buttons);
  const answerOf = (id) => ({ choice: { choice: id }, moving: { touched: id }, keypad: { number: Number(id) },
    "tap-count": { count: Number(id) }, measure: { value: Number(id) } })[board.format];
  onPress(node, ".plain-option", (button) => hooks.answer(answerOf(button.dataset.option)));
  return {
    node, kind: board.format, needsCheck: false, answer: () => null,
    update({ faded = [], outcome }) {
      for (const button of buttons) {
        button.disabled = faded.includes(button.dataset.option) || !["open", "copying"].includes(outcome);
      }
    },
    light(target) {
      for (const button of buttons) button.classList.toggle("lit", button.dataset.target === target);
    },
    close() {},
  };
}
