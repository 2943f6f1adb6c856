// Where a child begins in a part: whether that is still to be found, by which game, and the way there.
import { isUntouched, partOf } from "../../../kit/part-grades.js";

/** The game that finds where to begin in `grade` of the map: {step, members}, or null where something was
 *  answered there already, or a beginning is set in `controls`. */
export function placementIn(grade, controls) {
  const subject = grade && partOf(grade.grade);
  if (!subject || controls?.begins?.[subject]) return null;
  return isUntouched(grade) ? { step: "placement", members: { subject } } : null;
}

/** The id of the skill with which the child begins in `grade`, or null for the first. */
export const beginningOf = (grade, controls) => controls?.begins?.[partOf(grade.grade)] ?? null;

/** The skills around the one where the child was `placed`, in the order in which they are learnt:
 *  [{skill, name, is: "before" | "here" | "ahead"}]; at most `most` of them. */
export function wayAround({ grades }, placed, most = 5) {
  const grade = grades.find(({ grade: name }) => partOf(name) === placed.subject);
  if (!grade) return [];
  const skills = grade.domains.flatMap((domain) => domain.skills);
  const here = Math.max(0, skills.findIndex(({ progress }) => progress.skillId === placed.skill));
  const first = Math.max(0, Math.min(here - Math.floor(most / 2), skills.length - most));
  return skills.slice(first, first + most).map(({ progress }, at) => ({ skill: progress.skillId, name: progress.name,
    is: first + at < here ? "before" : first + at === here ? "here" : "ahead" }));
}
