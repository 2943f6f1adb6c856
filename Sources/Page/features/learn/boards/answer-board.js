// The board of a question: where a child answers, whatever format that has.
import { needStyles } from "../../../kit/style-sheets.js";
import { BaseTenBoard } from "./base-ten-board.js";
import { ChoiceBoard } from "./choice-board.js";
import { ClockBoard } from "./clock-board.js";
import { CoinsBoard } from "./coins-board.js";
import { GraphBoard } from "./graph-board.js";
import { KeypadBoard } from "./keypad-board.js";
import { MatchBoard } from "./match-board.js";
import { MeasureBoard } from "./measure-board.js";
import { MovingBoard } from "./moving-board.js";
import { NumberLineBoard } from "./number-line-board.js";
import { PegsBoard } from "./pegs-board.js";
import { RowBoard } from "./row-board.js";
import { SequenceBoard } from "./sequence-board.js";
import { ShadeBoard } from "./shade-board.js";
import { TapCountBoard } from "./tap-count-board.js";

const BOARDS = {
  choice: ChoiceBoard, keypad: KeypadBoard, match: MatchBoard, sequence: SequenceBoard, "tap-count": TapCountBoard,
  "number-line": NumberLineBoard, "base-10": BaseTenBoard, clock: ClockBoard, coins: CoinsBoard, shade: ShadeBoard,
  graph: GraphBoard, measure: MeasureBoard, pegs: PegsBoard, row: RowBoard, moving: MovingBoard,
};

/** Resolves once boards and stages can be shown as they are meant. */
export function boardStyles() {
  return needStyles("features/learn/stage/stage", "features/learn/stage/measured",
    "features/learn/boards/boards", "features/learn/boards/tiles", "features/learn/boards/tools",
    "features/learn/boards/close", "features/learn/boards/small");
}

/**
 * The board of `shown`, an Item: {node, kind, needsCheck, answer(), update({faded, outcome, solution}),
 * light(target), close()}. `hooks`: answer(answer), changed(), moved(kind), touched(), say(what).
 */
export function makeBoard({ shown, hooks }) {
  boardStyles();
  return new BOARDS[shown.board.format]({ shown, hooks });
}
