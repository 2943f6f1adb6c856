// What is read in the tab Learn beside its sentences: titles, labels, what stands where nothing is.
export const GRADES = { K: "Kindergarten", 1: "Grade 1" };
export const MEDALS = { gold: ["🥇", "gold"], silver: ["🥈", "silver"], bronze: ["🥉", "bronze"] };
export const STATUS = {
  notStarted: "not begun", learning: "is being learnt", mastered: "mastered",
  reviewing: "mastered, in review",
};
/** How a child stands, for the eye: [a symbol, words]. */
export const STANDING = {
  well: ["shining-star", "going well"], practice: ["sprout", "something to practise"],
  rests: ["zzz", "rests this week"],
  open: ["door", "not begun yet"], closed: ["lock", "closed"],
};
export const WORDS = {
  glance: "All children",
  few: "In a few words",
  days: "Minutes, day by day",
  weeks: "Minutes, week by week",
  goal: (minutes) => `The line is the goal: ${minutes} minutes.`,
  accuracy: "Right at the first try",
  below: "below 8 in 10",
  early: "just begun",
  accuracyNote: "What needs practice first stands first. The mark is 8 in 10.",
  domains: "How far each part is",
  domainsNote: "Open a part for its skills and the last scores in each.",
  scores: (scores) => `The last scores, the newest last: ${scores.join(", ")}`,
  noScores: "nothing was scored yet",
  facts: "Sums to twenty",
  factsNote: "Open a group for its sums. ● remembered, ◐ partly, ○ fading, dashed: not asked yet.",
  factsOf: (automatic, facts) => `${automatic} of ${facts} known by heart`,
  mastered: "mastered",
  family: (family, seen, recall) => (seen ? `${family}: ${recall} of 100 expected to be remembered`
    : `${family}: not asked yet`),
  pace: "How long a sum takes",
  noPace: "Not measured yet: it takes sums that are answered without help.",
  mistakes: "Usual mistakes",
  noMistakes: "None stands out.",
  times: (count) => `${count} ${count === 1 ? "time" : "times"}`,
  reviews: "Next reviews",
  noReviews: "What is mastered comes back here, first after three days.",
  due: "now",
  rewards: "Achievements",
  points: (points) => `${points} points`,
  best: (correct) => `Best minute: ${correct} right`,
  medals: ({ gold, silver, bronze }) => `${gold} gold, ${silver} silver, ${bronze} bronze`,
  earned: (day) => `earned on ${day}`,
  towards: (reached, target) => `${reached} of ${target}`,
  taking: "Print, or take the answers along",
  takingNote: "Every answer with its time, its hints and what was wrong. Nothing your child said is in it. "
    + "The file stays with you; Meadow sends it nowhere.",
  toSettings: "Early maths in the settings",
  saved: (file) => `${file} was saved.`,
  print: "Print",
  shown: (name) => `The report on ${name} is shown.`,
  on: (day) => `As of ${day}.`,
  foot: "Reckoned on this computer from what your child answered, and kept only here.",
  minutesOf: (minutes, goal) => `${minutes} of ${goal} min this week`,
  right: (percent) => `${percent} % right`,
  practise: (name) => `Practise: ${name}`,
  dueCount: (count) => `${count} ${count === 1 ? "review waits" : "reviews wait"}`,
};
