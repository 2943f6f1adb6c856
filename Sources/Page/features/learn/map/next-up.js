// What one touch goes on with: of all that is open, what was left comes first, then what is to be looked
// at again, then the next lesson of the grade that the child works in.

const ORDER = ["resume", "review", "lesson"];

/** {step, members, skill, text, grade} for the map's Continue, or null where nothing is left to do. */
export function nextUp({ grades }) {
  const open = grades.filter(({ isOpen }) => isOpen);
  const worked = ({ domains }) => domains.some(({ skills }) =>
    skills.some(({ progress }) => progress.status === "learning"));
  for (const kind of ORDER) {
    const found = open.filter(({ next }) => next[kind]);
    const grade = found.find(worked) ?? found[0];
    if (grade) return { ...stepOf(kind, grade.next[kind]), text: grade.card, grade };
  }
  return null;
}

function stepOf(kind, { skill, lesson }) {
  const members = { resume: {}, review: { skill }, lesson: { lesson } }[kind];
  return { step: kind, members, skill };
}

/** The places of the map from its start to where `path` leads: what is gone leads no further. */
export function placesOf(map, path) {
  const grades = map.grades.filter(({ isOpen }) => isOpen);
  const grade = grades.length === 1 ? grades[0] : grades.find(({ grade: name }) => name === path.grade);
  const domain = grade?.domains.find(({ domain: name }) => name === path.domain);
  const skill = domain?.skills.find(({ progress }) => progress.skillId === path.skill);
  return { grades, grade: grade ?? null, domain: domain ?? null, skill: skill ?? null };
}
