// The terms of use, in plain words.
import { PageOfText } from "./page-of-text.js";

export class Screen extends PageOfText {
  constructor(context) {
    super(context, {
      title: "Terms of use",
      lead: "Short, because there is little to say.",
      parts: [
        ["It is yours", "Meadow is free software under the GNU General Public License, version 3. "
          + "You may use it, pass it on and change it; whoever gets it from you has the same "
          + "rights. The full text comes with Meadow, in the file LICENSE."],
        ["What it is", "A way to talk by touching pictures. It does not examine, diagnose or "
          + "treat, and it does not replace a speech-language pathologist."],
        ["No warranty", "It was made with care and comes as it is. Please keep another way at hand "
          + "for moments in which being understood matters most, and a grown-up near a child with "
          + "a tablet."],
        ["No cost, no account", "Nothing is sold here, nothing is shown to you for money, and "
          + "nobody is told that you use it."],
      ],
    });
  }
}
