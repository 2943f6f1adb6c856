// The parts of early maths that go from skill to skill, as the service's map has them.

/** The grade of each part. */
export const GRADES = { kindergarten: "K", grade1: "1" };

/** The part of a grade, or undefined where none opens it. */
export const partOf = (grade) => Object.keys(GRADES).find((part) => GRADES[part] === grade);

/** Whether nothing was done yet in `grade`, an entry of the map. */
export const isUntouched = ({ domains }) => domains.every(({ skills }) =>
  skills.every(({ progress }) => progress.status === "notStarted" && !progress.attemptCount));
