// The kinds of rows, by the names that the tables of the groups use.
import { AgeRow } from "./age-row.js";
import { BeginningRow } from "./beginning-row.js";
import { TierRow, VoiceRow } from "./card-rows.js";
import { ChoiceRow } from "./choice-row.js";
import { CodeRow } from "./code-row.js";
import { LimitRow } from "./limit-row.js";
import { MyWordsRow } from "./my-words-row.js";
import { ActionRow, InfoRow, WayRow } from "./plain-rows.js";
import { ResetRow } from "./reset-row.js";
import { ScenesRow } from "./scenes-row.js";
import { SliderRow } from "./slider-row.js";
import { TextRow } from "./text-row.js";
import { NapsRow, TimeRow } from "./time-rows.js";
import { ToggleRow } from "./toggle-row.js";
import { WhoRow } from "./who-row.js";

const KINDS = {
  action: ActionRow, age: AgeRow, beginning: BeginningRow, choice: ChoiceRow, code: CodeRow, info: InfoRow, limit: LimitRow,
  naps: NapsRow, own: MyWordsRow, reset: ResetRow, scenes: ScenesRow, slider: SliderRow,
  text: TextRow, tier: TierRow, time: TimeRow, toggle: ToggleRow, voice: VoiceRow, way: WayRow,
  who: WhoRow,
};

/** The row that shows and changes what `row`, an entry of a group's table, tells of. */
export const makeRow = (row, context) => new KINDS[row.kind](row, context).build();
