// What Meadow remembers about a child, in plain words (document 001, what is stored).
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
        ["Your settings", ["Everything you set on these pages, and nothing else"]],
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
        ["Getting rid of it", "Remove a word and its text, picture, recording and sound are gone from "
          + "this device, also from what was said. About › Erase everything removes all of it, at "
          + "once and for good."],
      ],
    });
  }
}
