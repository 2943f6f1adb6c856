// Any piece of a stage as a drawing: by its kind, to the scale of the question it belongs to.
import { barsPiece } from "./bars-piece.js";
import { blocksPiece } from "./blocks-piece.js";
import { chartPiece } from "./chart-piece.js";
import { clockPiece } from "./clock-face.js";
import { coinsPiece } from "./coin-picture.js";
import { countedPiece } from "./counted-piece.js";
import { figurePiece } from "./figure-picture.js";
import { linePiece } from "./line-piece.js";
import { balancePiece, jugPiece, rulerPiece } from "./measured-pieces.js";
import { picturePiece, rowPiece } from "./row-piece.js";

const DRAWINGS = {
  objects: countedPiece, "number-line": linePiece, blocks: blocksPiece, clock: clockPiece, coins: coinsPiece,
  bars: barsPiece, ruler: rulerPiece, balance: balancePiece, jug: jugPiece, figure: figurePiece, row: rowPiece,
  chart: chartPiece, picture: picturePiece,
};

/** The drawing of a piece's shape; `scale` is that of `scaleOf`. A kind nobody knows is nothing. */
export function drawPiece(shape, scale = {}) {
  return DRAWINGS[shape.kind]?.(shape, scale) ?? null;
}

/** The scale at which all that is measured in an item is drawn. */
export function scaleOf({ stage, board }) {
  const options = [board.options, board.tiles, board.slots].flat()
    .flatMap((option) => (option?.picture ? [option.picture] : []));
  const shapes = [...stage, ...options].map(({ shape }) => shape);
  const most = (kind, name) => Math.max(0, ...shapes.filter((shape) => shape.kind === kind)
    .map((shape) => shape[name]));
  const scale = {};
  if (most("ruler", "length")) scale.longest = most("ruler", "length");
  if (most("jug", "capacity")) scale.largest = most("jug", "capacity");
  return scale;
}
