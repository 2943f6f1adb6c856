// A picture for each skill and for each part of the map, so that nobody has to read what it is about.

import { icon } from "../../../kit/icon.js";

const SKILLS = {
  KS1: "numbers", KS2: "apple", KS3: "socks", KS4: "finish-flag", KS5: "bead-string", KS6: "plus-minus", KS7: "ruler",
  KS8: "coin", KS9: "bar-chart", KS10: "story",
  GS1: "hundred", GS2: "pizza", GS3: "ladder", GS4: "alligator", GS5: "tens-and-ones", GS6: "plus-minus", GS7: "ruler",
  GS8: "coin", GS9: "clock", GS10: "three-shapes", GS11: "story",
};
const DOMAINS = {
  "Numbers and counting": "numbers", Patterns: "puzzle", "Adding and taking away": "plus-minus", Measuring: "ruler",
  Money: "coin", Graphs: "bar-chart", "Numbers to 100": "hundred", "Number patterns": "ladder", Time: "clock",
  "Shapes and parts": "three-shapes",
};
const GRADES = { K: "hatching-chick", 1: "chick", 2: "owl" };

/** The picture of a skill, of class `kind`; one that nobody knows is a star. */
export const pictureOfSkill = (skill, kind) => icon(SKILLS[skill] ?? "star", kind);
export const pictureOfDomain = ({ domain, skills }, kind) => (DOMAINS[domain] ? icon(DOMAINS[domain], kind)
  : pictureOfSkill(skills[0]?.progress.skillId, kind));
export const pictureOfGrade = (grade, kind) => icon(GRADES[grade] ?? "backpack", kind);
