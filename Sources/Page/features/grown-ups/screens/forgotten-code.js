// Forgot your code? What to do, said plainly (document 001, layer 2).
import { PageOfText } from "./page-of-text.js";

export class Screen extends PageOfText {
  constructor(context) {
    super(context, {
      title: "Forgot your code?",
      lead: "Meadow knows no e-mail address, so it cannot send you anything.",
      parts: [
        ["Remove the code", "Somebody who may use the machine on which Meadow runs opens a command "
          + "line there, stops Meadow and types:", ["meadow gate code none"],
        "The code is gone, everything else stays. Then start Meadow again and set a new one."],
        ["Or begin again", "This erases all that Meadow knows, words and photos too:",
          ["meadow reset everything --yes"]],
        ["Wrong three times?", "Then no code is taken for 30 seconds. After that, try again."],
      ],
    });
  }
}
