// What Meadow remembers about a child, in plain words (document 001, what is stored).
import { make, say } from "../../../kit/elements.js";
import { clearHere, keptHereInWords } from "../../away/kept-here.js";
import { PageOfText } from "./page-of-text.js";

export class Screen extends PageOfText {
  constructor(context) {
    super(context, {
      title: "What Meadow remembers",
      lead: "Nothing leaves this device. No account, no cloud, no counting of visitors.",
      parts: [
        ["About your child", [
          "Name: for the greeting here", "Age in months: most settings follow from it",
          "Voice and how your child talks now", "How grown-ups come in, and when the door closes",
          "A scrambled form of your code, if you set one; nobody can read the code from it",
        ]],
        ["Your settings", ["Everything you set on these pages", "The last 20 changes of it, so that "
          + "each can be undone", "Set-ups you keep, under the names you give them"]],
        ["Pictures you chose", ["Emoji and photos that you gave to words which come with Meadow; photos "
          + "are made small, and freed of where and when they were taken"]],
        ["My Words", [
          "Names, pictures and how they are said", "Photos: made small, and freed of where and "
            + "when they were taken", "Recordings you make",
        ]],
        ["What was said", [
          "Words and phrases that were touched, when and in which scene", "What they were for: "
            + "asking, naming, calling for help",
          "Rounds with Meadow that were begun and finished", "One line a day that sums it up",
        ], "It is there for you and for those who help your child. It can be read under Insight & "
          + "Usage; Meadow does not export it. What you only try out here is not in it."],
        ["How loud it was", ["Minutes of sound of the last seven days, if you have measured how loud "
          + "Meadow is here"]],
        ["Sounds made ahead", ["Words as Meadow says them; no file says which word it is"]],
        ["On this tablet, for when Meadow is away", "Only if you turn on “Speak while Meadow is away” "
          + "(Sound), and only where the page plays the sound itself:", [
          "The sounds, pictures and photos of the core words and My Words, and the board with how "
            + "it is set; no age, no name but those in My Words",
          "Words touched while Meadow is away, with their times, until Meadow is back and has "
            + "been told; then they count like all others",
        ], "Turning it off or erasing everything takes all of it away at the device’s next contact with "
          + "Meadow, untold touches too; a word you remove goes in the same way.", keptOnThis(context)],
        ["Getting rid of it", "Remove a word and its text, picture, recording and sound are gone from "
          + "this device, also from what was said. Put a picture back and your photo of it is gone. About › Erase everything removes all of it, at "
          + "once and for good."],
      ],
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
