// What Meadow remembers about a child, in plain words (document 001, what is stored).
import { make, say } from "../../../kit/elements.js";
import { clearHere, keptHereInWords } from "../../away/kept-here.js";
import { PageOfText } from "./page-of-text.js";
import { GETTING_RID, ON_EACH_DEVICE, ON_THIS_MACHINE, WHEN_AWAY } from "./remembered.js";

export class Screen extends PageOfText {
  constructor(context) {
    super(context, {
      title: "What Meadow remembers",
      lead: "Nothing leaves this device. No account, no cloud, no counting of visitors.",
      parts: [...ON_THIS_MACHINE, ON_EACH_DEVICE, [...WHEN_AWAY, keptOnThis(context)], GETTING_RID],
    });
  }
}

/** What lies on this very device, with a way to be rid of it, here and on every other. */
function keptOnThis({ family }) {
  const told = make("span", { role: "status", class: "kept-here" });
  const tell = async () => say(told, await keptHereInWords());
  const clear = make("button", { type: "button", class: "button small danger", onclick: async () => {
    const problem = family.settings.speaksWhenAway ? await family.change({ speaksWhenAway: false }) : null;
    await clearHere();
    if (problem) say(told, `This device is cleared; turning it off did not work: ${problem.plain}`);
    else await tell();
  } }, "Clear this device and turn it off");
  tell();
  return make("span", {}, told, " ", clear);
}
