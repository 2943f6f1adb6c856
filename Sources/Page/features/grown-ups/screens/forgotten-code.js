// Forgot your code? The same help as on the card that asks for it, and how to begin again.
import { CODE_HELP } from "../../gate/code-help.js";
import { PageOfText } from "./page-of-text.js";

export class Screen extends PageOfText {
  constructor(context) {
    super(context, {
      title: "A forgotten code",
      lead: "You are in now, so you can set a new one under Parent Gate. Next time, or for others:",
      parts: [
        ...CODE_HELP,
        ["Or begin again", "In the same terminal this erases all that Meadow knows, words and photos "
          + "too:", ["meadow reset everything --yes"]],
      ],
    });
  }
}
