// Calendar days as the service writes them, 2026-11-21. Reckoned in UTC, so that a day of 23 hours
// is still a day.
const DAY = 86_400_000;

const at = (day) => Date.parse(`${day}T00:00:00Z`);

/** The day `count` days after `day`. */
export function addDays(day, count) {
  return new Date(at(day) + count * DAY).toISOString().slice(0, 10);
}

/** How many days `later` is after `earlier`. */
export function daysBetween(earlier, later) { return Math.round((at(later) - at(earlier)) / DAY); }

/** "Sat 21 Nov", or as the reader's language has it. */
export function dayInWords(day, options = { weekday: "short", day: "numeric", month: "short" }) {
  return new Intl.DateTimeFormat(undefined, { ...options, timeZone: "UTC" }).format(at(day));
}
