// What the recap reads from the reports.

const DAY = 86_400_000;

/** In how many days something comes, at least one: "tomorrow" is the next day, whatever the hour. */
export function daysUntil(milliseconds, now = Date.now()) {
  const midnight = (time) => new Date(time).setHours(0, 0, 0, 0);
  return Math.max(1, Math.round((midnight(milliseconds) - midnight(now)) / DAY));
}

/** How a skill stands on the map, or null. */
export function skillIn(map, skill) {
  for (const { domains } of map.grades) {
    for (const { skills } of domains) {
      const found = skills.find(({ progress }) => progress.skillId === skill);
      if (found) return found.progress;
    }
  }
  return null;
}
