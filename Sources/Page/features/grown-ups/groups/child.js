// My Child: who Meadow is for. Most other settings follow from the age.

import { nameProblem } from "../../../kit/names.js";
import { TIERS } from "../../../kit/tiers.js";

const LANGUAGES = [["en", "English"], ["es-419", "Español"]];
const nameOf = (tier) => TIERS.find(({ value }) => value === tier)?.name;

export const child = {
  id: "child", art: "kids", title: "My Child", question: "Who is Meadow for?",
  summary: (settings, { name, ageMonths, tier }) => [
    name, ageMonths === null ? "age not said" : `${ageMonths} months`, nameOf(tier),
  ].filter(Boolean).join(", "),
  rows: [
    { key: "name", kind: "text", of: "profile", keeps: true, label: "Name", check: nameProblem,
      example: "as you say it at home", why: "Shown here in the greeting, and nowhere else.",
      read: (_, profile) => profile.name, find: "child called nickname" },
    { key: "ageMonths", kind: "age", of: "profile", keeps: true, label: "Age",
      why: "Speed, pauses, celebrations and the times of the day follow it, unless you set them.",
      read: (_, profile) => profile.ageMonths, find: "birthday months years old" },
    { key: "voice", kind: "voice", keeps: true, label: "Voice",
      why: "One voice for all words, so that a whole sentence sounds like one child.",
      find: "boy girl sound hear" },
    { key: "companionVoice", kind: "voice", isCompanions: true, label: "The companion’s voice",
      why: "Meadow, the companion, speaks with your child in it. Voices recorded at home may be the companion’s too.",
      find: "companion narration sound hear grown-up" },
    { key: "language", kind: "choice", keeps: true, label: "Language of the board",
      why: "What is touched is said in it. Every word stays where it is.",
      options: LANGUAGES, find: "spanish español english idioma speak bilingual" },
    { key: "secondLanguage", kind: "choice", keeps: true, label: "A second language",
      why: "One touch beside the scenes changes the whole board in place, and another changes it back.",
      options: [["none", "None"], ...LANGUAGES], find: "spanish español english idioma bilingual two languages" },
    { key: "childGender", kind: "choice", keeps: true, label: "In Spanish, your child is",
      why: "Spanish tells it: what your child says of itself.",
      options: [["masculine", "cansado"], ["feminine", "cansada"]], find: "boy girl gender niño niña género" },
    { key: "tier", kind: "tier", of: "profile", follows: true, label: "How your child talks now",
      why: "Decides what words can do. How many things a scene shows is set under Vocabulary.",
      read: (_, profile) => profile.tier, find: "tier level interaction first words sentences" },
    { kind: "way", to: "child/children", label: "Children in your family",
      why: "Add another child, change or erase one, and say who plays now.",
      find: "second child sibling brother sister twins several add erase switch who plays" },
  ],
};
