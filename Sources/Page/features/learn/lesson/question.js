// One question of a lesson as it is seen: what is asked in words, its stage, its board. It can be built and
// measured before it is asked, where nobody sees it, so that going on waits for one layout only.
import { make, say } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { makeBoard } from "../boards/answer-board.js";
import { WORDS } from "../learn-words.js";
import { makeStage } from "../stage/stage-view.js";
import { BoardFit } from "./board-fit.js";
import { DrawingFit } from "./drawing-fit.js";
import { lessonParts } from "./lesson-parts.js";
import { speech } from "./prompt-line.js";

const ROLES = { model: "eyes", lead: "hold-hands", test: "raised-hand", placement: "magnifier" };
/** Boards that are rather wide than high: what is long is shown above them. */
const WIDE = new Set(["choice", "moving", "sequence", "number-line", "measure"]);
/** More letters than this are asked in smaller ones where there is little room. */
const LONG = 60;

export class Question {
  #fits;
  #ended = new AbortController();

  /** The question at place `item`; `hooks` as makeBoard takes them. */
  constructor({ item, role, shown }, hooks) {
    Object.assign(this, { item, role, shown });
    this.board = makeBoard({ shown, hooks });
    this.stage = makeStage({ shown, hooks });
    this.flow = this.stage.isLong && WIDE.has(shown.board.format) ? "above" : "beside";
    const kind = this.#kind();
    this.#fits = [new BoardFit(this.board.node, kind), new DrawingFit(this.stage.node, kind)];
  }

  /** Whether this is what is asked at `item`. */
  isOf({ item, role, shown }) {
    return item === this.item && role === this.role && shown.id === this.shown.id;
  }

  /** Puts it into the `parts` of the screen `root`, where it is kept as large as fits. */
  show(root, parts) {
    this.#put(root, parts);
    const [board, stage] = this.#fits;
    const { signal } = this.#ended;
    board.keep(this.#boardPlace(root, parts), signal);
    if (this.#hasStage) stage.keep(this.#stagePlace(parts), signal);
  }

  /** Finds how large it will be in a screen like `root`. All at once, so that no frame shows it. */
  measure(root) {
    const parts = lessonParts();
    const copy = make("div", { class: root.className, inert: true, "aria-hidden": "true" }, ...parts.nodes);
    parts.buttons.next.hidden = parts.buttons.end.hidden = parts.feedback.node.hidden = true;
    parts.buttons.check.hidden = !this.board.needsCheck;
    this.#put(copy, parts);
    root.parentNode.append(copy);
    const [board, stage] = this.#fits;
    board.look(this.#boardPlace(copy, parts));
    if (this.#hasStage) stage.look(this.#stagePlace(parts));
    copy.remove();
  }

  close() {
    this.#ended.abort();
    this.board.close();
    this.stage.close();
  }

  get #hasStage() { return this.shown.stage.length > 0; }

  #put(root, parts) {
    const { shown, role, item } = this;
    parts.board.replaceChildren(this.board.node);
    parts.stage.replaceChildren(this.stage.node);
    parts.stage.hidden = !this.#hasStage;
    parts.prompt.replaceChildren(...speech(shown.prompt));
    parts.prompt.dataset.length = parts.prompt.textContent.length > LONG ? "long" : "short";
    parts.role.replaceChildren(icon(ROLES[role]));
    say(parts.roleWords, WORDS.roles[role]);
    Object.assign(root.dataset, { item, role, format: shown.board.format, flow: this.flow,
      stage: this.#hasStage ? "some" : "none" });
  }

  #boardPlace(screen, parts) { return { outer: parts.board, stage: parts.stage, screen }; }

  #stagePlace(parts) { return { outer: parts.stage, beside: this.board.node }; }

  /** Questions of one format that hold as much are about as large. */
  #kind() {
    const { format } = this.shown.board;
    const parts = [this.board.node, this.stage.node].flatMap((node) => [
      node.querySelectorAll("*").length, Math.ceil(node.textContent.length / 3)]);
    return [format, this.flow, ...parts].join(" ");
  }
}
