// A picture for each skill and for each part of the map, so that nobody has to read what it is about.

const SKILLS = {
  KS1: "🔢", KS2: "🍎", KS3: "🧦", KS4: "🏁", KS5: "🔴", KS6: "+−", KS7: "📏", KS8: "🪙", KS9: "📊", KS10: "📖",
  GS1: "💯", GS2: "🍕", GS3: "🪜", GS4: "🐊", GS5: "🧱", GS6: "+−", GS7: "📏", GS8: "🪙", GS9: "🕒", GS10: "🔺",
  GS11: "📖",
};
const DOMAINS = {
  "Numbers and counting": "🔢", Patterns: "🧩", "Adding and taking away": "+−", Measuring: "📏", Money: "🪙",
  Graphs: "📊", "Numbers to 100": "💯", "Number patterns": "🪜", Time: "🕒", "Shapes and parts": "🔺",
};
const GRADES = { K: "🐣", 1: "🐥", 2: "🦉" };

export const pictureOfSkill = (skill) => SKILLS[skill] ?? "⭐";
export const pictureOfDomain = ({ domain, skills }) =>
  DOMAINS[domain] ?? pictureOfSkill(skills[0]?.progress.skillId);
export const pictureOfGrade = (grade) => GRADES[grade] ?? "🎒";
