// My Child: who Meadow is for. Most other settings follow from the age.

const TIERS = { 1: "First Words", 2: "Word Combinations", 3: "Sentences" };

export const child = {
  id: "child", picture: "🧒", title: "My Child", question: "Who is Meadow for?",
  summary: (settings, { name, ageMonths, tier }) => [
    name, ageMonths === null ? "age not said" : `${ageMonths} months`, TIERS[tier],
  ].filter(Boolean).join(", "),
  rows: [
    { key: "name", kind: "text", of: "profile", keeps: true, label: "Name", longest: 40,
      example: "as you say it at home", why: "Shown here in the greeting, and nowhere else.",
      read: (_, profile) => profile.name, find: "child called nickname" },
    { key: "ageMonths", kind: "age", of: "profile", keeps: true, label: "Age",
      why: "Speed, pauses, celebrations and the times of the day follow it, unless you set them.",
      read: (_, profile) => profile.ageMonths, find: "birthday months years old" },
    { key: "voice", kind: "voice", keeps: true, label: "Voice",
      why: "One voice for all words, so that a whole sentence sounds like one child.",
      find: "boy girl sound hear" },
    { key: "tier", kind: "tier", of: "profile", follows: true, label: "How your child talks now",
      why: "Decides what words can do. How many things a scene shows is set under Vocabulary.",
      read: (_, profile) => profile.tier, find: "tier level interaction first words sentences" },
  ],
};
