// All that Meadow keeps, in a parent's words (document 001, what is stored): parts with a heading and
// lines, a list holding a line for each thing. A test reads what the service keeps from its sources and
// finds a line here for every table, state, file and kind of event.

/** What lies on the machine that Meadow runs on. */
export const ON_THIS_MACHINE = [
  ["About your child", [
    "Name: for the greeting here", "Age in months: most settings follow from it",
    "Voice and how your child talks now", "How your child touches what is asked of it",
    "What you have opened beside talking", "Whether you have set Meadow up",
    "If there are several children: the same of each, under a number, and whose turn it is",
    "A copy of this and of your settings in a file that people can read, in case the first one is "
      + "damaged",
  ]],
  ["Coming in", [
    "How grown-ups come in, and when the door closes",
    "A scrambled form of your code, if you set one; nobody can read the code from it",
    "How often a wrong code was typed in a row, and how long it has to wait then",
  ]],
  ["Your settings", [
    "Everything you set on these pages", "The last 20 changes of it, so that each can be undone",
    "Set-ups you keep, under the names you give them",
    "Settings of an older Meadow, if there was one: read once, and left as they are",
  ]],
  ["To go on where it was", [
    "The place where your child was last: the scene, and what was open in it",
    "What was celebrated already, scenes that were visited, and what is still to be celebrated",
    "The places of your own words and of those with a heart, so that they never move",
    "Which reports of a tablet have been counted after Meadow was away: numbers, no words",
    "Where an activity beside talking was left; today none remembers anything",
  ]],
  ["Pictures you chose", ["Emoji and photos that you gave to words which come with Meadow; photos "
    + "are made small, and freed of where and when they were taken"]],
  ["Voices that you added", [
    "Where a voice of another program is asked for, how it sounds, and its licence",
    "Of a voice recorded at home: who speaks, who allowed it and when, and every word that was recorded",
  ]],
  ["My Words", [
    "Names, pictures and how they are said, in which group, which have a heart, and whether one child "
      + "alone has them",
    "Photos: made small, and freed of where and when they were taken", "Recordings you make",
  ]],
  ["What was said", [
    "Words, phrases and feelings that were touched, by which child, when, in which scene and in which "
      + "order",
    "What was heard, whole messages among it",
    "What they were for: asking, naming, calling for help",
    "Scenes and things that were opened, and what was celebrated",
    "Rounds with Meadow that were begun, finished and answered",
    "What grown-ups showed, as theirs",
    "What an activity beside talking notes of itself; today none does",
    "One line a day that sums it up",
  ], "It is there for you and for those who help your child. It can be read under Insight & "
    + "Usage; Meadow does not export it. What you only try out here is not in it."],
  ["How loud it was", [
    "The level you measured at the ear, if you did, and how loud Meadow spoke then",
    "Minutes of sound of the last seven days, from that moment on",
  ]],
  ["How well voices are understood", [
    "Answers of listening tests, if you make any: the words that were said and chosen, in which voice, "
      + "when, and the name or initials of who listened, if they were given",
  ], "They can be read, taken along and erased under Voices, Listening test."],
  ["What was learnt", [
    "Answers of early maths, of a child for whom it is opened, sealed with a key of this device",
  ], "It can be read under Insight & Usage, Learn, and be taken along from there as a file."],
  ["Sounds made ahead", [
    "Words as Meadow says them; no file says which word it is",
    "What the voice needs to speak: nothing about your child",
  ]],
  ["What else may lie there", [
    "Damaged files, put aside as they were, so that somebody may still save what is in them",
    "Words and scenes written by hand, if somebody put such files there, and a copy of each that "
      + "was last in order",
    "A record of every touch, only if whoever starts Meadow asks for one and says where",
  ]],
];

/** What lies on each device that shows Meadow. */
export const ON_EACH_DEVICE = ["On each device that shows Meadow", [
  "A small page that says Meadow is having a rest: the same for everybody",
  "A pass for grown-ups, until the door closes; it names nobody",
  "While you set Meadow up: name, age, voice and how your child talks, until you are done or close "
    + "the window",
]];

/** What lies there beside, where a grown-up wants it. */
export const WHEN_AWAY = [
  "On this tablet, for when Meadow is away", "Only if you turn on “Speak while Meadow is away” "
    + "(Sound), and only where the page plays the sound itself:", [
    "The sounds, pictures and photos of the core words and My Words, and the board with how "
      + "it is set; no age, no name but those in My Words",
    "Words touched while Meadow is away, with their times, until Meadow is back and has "
      + "been told; then they count like all others",
  ], "Turning it off or erasing everything takes all of it away at the device’s next contact "
    + "with Meadow, untold touches too; a word you remove goes in the same way.",
];

/** How all of it goes. */
export const GETTING_RID = ["Getting rid of it", "Remove a word and its text, picture, recording "
  + "and sound are gone from this device, also from what was said. Put a picture back and your "
  + "photo of it is gone. A damaged file that was put aside still holds what was in it.",
"Of several children one can be erased by itself: its name and settings, its places, the words that are "
  + "its own, and what it said.",
"About › Erase everything removes all of it at once and for good, damaged files too. What "
  + "somebody wrote by hand, with its copies, and a record that was asked for are yours to delete."];
