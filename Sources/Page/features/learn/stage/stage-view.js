// The stage of a question: what is looked at and counted. A touch says what a piece is; counted things
// can be touched one by one and say their number, which is never scored.
import { make } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { drawPiece, scaleOf } from "./piece-drawing.js";
import { storyRoom, storyScene } from "./story-scene.js";

/** So many times wider than high is long. */
const LONG = 3.2;

/**
 * The stage of an Item: {node, isLong, light(target), close()}. `hooks.say` reads out what is touched, as
 * LearnStore.say does; without it nothing can be touched.
 */
export function makeStage({ shown, hooks = {} }) {
  const scale = scaleOf(shown);
  const pieces = shown.stage.map((piece) => pieceView(piece, scale));
  const room = storyRoom(shown);
  const node = make("div", { class: "learn-stage", "data-pieces": pieces.length, "data-room": room, hidden: !pieces.length },
    room ? storyScene(room) : null, ...pieces);
  if (hooks.say) {
    onPress(node, ".counted, .piece", (touched) => {
      if (touched.matches(".counted:not(.crossed)")) count(touched, hooks.say);
      else hooks.say({ target: `piece:${touched.closest(".piece").dataset.piece}` });
    });
  }
  return {
    node,
    isLong: isLong(pieces.map((piece) => piece.firstElementChild?.viewBox.baseVal).filter(Boolean), shown.stage),
    light(target) {
      const id = target?.startsWith("piece:") ? target.slice("piece:".length) : null;
      for (const piece of pieces) piece.classList.toggle("lit", piece.dataset.piece === id);
    },
    close() { node.remove(); },
  };
}

/** Whether it is much wider than high, such as a row or a ruler, and wants all of a room's width. */
function isLong(sizes, pieces) {
  const isPiled = pieces.length > 1 && pieces.every(({ shape }) => shape.kind === "ruler");
  const widths = sizes.map(({ width }) => width);
  const heights = sizes.map(({ height }) => height);
  const [width, height] = isPiled ? [Math.max(...widths), heights.reduce((sum, one) => sum + one, 0)]
    : [widths.reduce((sum, one) => sum + one, 0), Math.max(...heights)];
  return sizes.length > 0 && width > LONG * height;
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
