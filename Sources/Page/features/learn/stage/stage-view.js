// The stage of a question: what is looked at and counted. A touch says what a piece is; counted things
// can be touched one by one and say their number, which is never scored.
import { make } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { drawPiece, scaleOf } from "./piece-drawing.js";

/**
 * The stage of an Item: {node, light(target), close()}. `hooks.say` reads out what is touched, as
 * LearnStore.say does; without it nothing can be touched.
 */
export function makeStage({ shown, hooks = {} }) {
  const scale = scaleOf(shown);
  const pieces = shown.stage.map((piece) => pieceView(piece, scale));
  const node = make("div", { class: "learn-stage", "data-pieces": pieces.length, hidden: !pieces.length }, ...pieces);
  if (hooks.say) {
    onPress(node, ".counted, .piece", (touched) => {
      if (touched.matches(".counted:not(.crossed)")) count(touched, hooks.say);
      else hooks.say({ target: `piece:${touched.closest(".piece").dataset.piece}` });
    });
  }
  return {
    node,
    light(target) {
      const id = target?.startsWith("piece:") ? target.slice("piece:".length) : null;
      for (const piece of pieces) piece.classList.toggle("lit", piece.dataset.piece === id);
    },
    close() { node.remove(); },
  };
}

function pieceView({ id, alt, shape }, scale) {
  return make("div", { class: "piece", "data-piece": id, "data-kind": shape.kind, role: "img", "aria-label": alt },
    drawPiece(shape, scale));
}

/** Counts on with this one; one that was counted is counted no more. */
function count(thing, say) {
  thing.classList.toggle("told");
  const told = thing.closest(".learn-stage").querySelectorAll(".counted.told").length;
  if (told) say({ number: told });
}
