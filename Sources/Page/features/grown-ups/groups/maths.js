// Early maths: what is open for the child, how long, and how it is asked. Each of it is for the child
// who plays now, and none of it ever closes talking.
import { GRADES } from "../../../kit/part-grades.js";
import { post } from "../../../kit/transport/api.js";

/** What can be opened, by the names of the service: [module, what it is called, for whom it is]. */
export const PARTS = [
  ["facts", "Sums to twenty", "Sums and differences such as 6 + 8 and 14 − 8, until they are known by "
    + "heart. For about second grade."],
  ["kindergarten", "Kindergarten", "Ten skills: numbers to 20, counting, order, patterns, adding, "
    + "measuring, coins, graphs, stories. For about five years."],
  ["grade1", "Grade 1", "Eleven skills: counting to 100, tens and ones, halves and quarters, coins, the "
    + "clock, shapes, stories. For about six years."],
];
const minutes = (value) => `${value} min`;
const inMinutes = (...values) => values.map((value) => [value, minutes(value)]);

/** A part of early maths, on or off. Two that are touched at once do not undo each other. */
const part = ([module, label, why]) => ({
  key: module, kind: "toggle", of: "profile", keeps: true, label, why,
  read: (_, profile) => profile.modules?.includes(module),
  write: (isOpen) => ({ modules = [] }) => ({ modules: isOpen
    ? [...modules.filter((one) => one !== module), module]
    : modules.filter((one) => one !== module) }),
  find: "early maths math learning module open lessons school numbers",
});

/** A part's toggle and, where it has skills, where to begin in it. */
const partRows = ([module, label, why]) => [part([module, label, why]), ...module in GRADES
  ? [{ key: `begins-${module}`, kind: "beginning", of: "learning", usual: "", part: module, grade: GRADES[module],
    label: `Where to begin in ${label}`, why: "Lessons before it stay open, and Continue does not lead there.",
    find: "begin start where placement level skill lesson" }] : []];

const decided = (key, kind, usual, label, why, more) =>
  ({ key, kind, of: "learning", usual, label, why, ...more });

export const maths = {
  id: "maths", art: "abacus", title: "Early maths", question: "What may be learnt, and for how long?",
  summary: (settings, { modules = [] }, { sessionLimitMinutes: most }) => {
    const open = PARTS.filter(([module]) => modules.includes(module)).map(([, label]) => label);
    if (!open.length) return "closed; your child sees nothing of it";
    return `${open.join(", ")}; ${most ? minutes(most) : "up to 30 min"} at a time`;
  },
  rows: [
    { kind: "who", label: "For whom" },
    ...PARTS.flatMap(partRows),
    decided("weeklyGoalMinutes", "slider", 30, "Minutes to aim at in a week",
      "Your child sees a ring that fills. Nothing happens when it does not.", {
        range: { min: 5, max: 240, step: 5 }, words: (value) => `${value ?? 30} minutes`,
        ends: ["5", "240"], find: "weekly goal minutes week time" }),
    decided("sessionLimitMinutes", "limit", 15, "At one time, no longer than",
      "Then maths ends for a while; the question that is open may be finished. Never more than 30 "
        + "minutes, and talking goes on as always.", {
        unit: "minutes", options: [...inMinutes(5, 10, 15, 20), [null, minutes(30)]],
        find: "session limit minutes time screen" }),
    decided("breakReminderMinutes", "limit", null, "Suggest a break after",
      "Meadow says once that a break would be nice. Your child may go on.", {
        unit: "minutes", options: [[null, "Never"], ...inMinutes(5, 10, 15)],
        find: "break reminder pause rest" }),
    decided("dailyLimitMinutes", "limit", null, "In a day, no longer than",
      "Then maths is closed until tomorrow.", {
        unit: "minutes", options: [[null, "No end"], ...inMinutes(15, 30, 60)],
        find: "daily limit day screen time" }),
    decided("isNarrated", "toggle", true, "Read everything out",
      "Questions, choices and what comes after an answer. Your child can hush it in a lesson.", {
        find: "narration read aloud voice sound" }),
    decided("readsFacts", "toggle", false, "Read sums out, too",
      "For a child who learns by ear. Otherwise “6 + 8” is only seen.", {
        find: "facts narration ear" }),
    decided("givesHints", "toggle", true, "Hints",
      "A bulb that helps, from gentle to clear. Off: no bulb in lessons.", { find: "hints help bulb" }),
    decided("reminderSeconds", "limit", 9, "Say the question once more after",
      "Once, when nothing was touched. Never with a switch.", {
        unit: "seconds", options: [[null, "Never"], [6, "6 s"], [9, "9 s"], [15, "15 s"], [30, "30 s"]],
        find: "reminder seconds repeat wait question" }),
    decided("responseLimit", "choice", 2, "A sum is known by heart within",
      "Longer for a child whose hands need time. It decides what comes next, and shows no clock.", {
        isNumber: true, options: [[2, "2 s"], [3, "3 s"], [6, "6 s"]],
        find: "fluent seconds quick speed response time" }),
    decided("factsToTen", "toggle", false, "Sums to ten only",
      "Leaves out what goes past ten.", { find: "facts ten easier small" }),
    decided("asksForDifferentDays", "toggle", false, "Gold takes two different days",
      "Off: two visits are enough, with a rest between them.", { find: "mastery gold days stricter" }),
    decided("isOnBoard", "toggle", false, "On the household’s board",
      "Children of this home see each other’s right answers of the week. There are no places.", {
        find: "board family leaderboard siblings compare" }),
    { kind: "action", label: "The goal of the one minute", button: "Put the goal away",
      why: "Your child may pick how many to get right in a minute. Put away, another can be picked.",
      act: async () => {
        await post("/v1/learning/goal/away");
        return "Put away. Your child may pick another.";
      }, find: "goal minute timed run away" },
    { kind: "way", href: "/insight#learn", label: "See how it goes",
      why: "What was practised, what is known and what needs time.",
      find: "progress report insight learn results" },
  ],
};
