// What a child knows of facts, from the list of GET /v1/learning/facts: families and bands, and how far
// each has grown. Only numbers; fact-heatmap.js and band-wheel.js draw them.

/** How much has to be recalled for each step of growth behind the first. */
const GROWN = [0.5, 0.8];

/** The family of a fact: its two parts, the smaller first. */
export function familyOf(fact) {
  const [, left, sign, right] = fact.match(/^(\d+)([+-])(\d+)$/);
  const parts = sign === "+" ? [Number(left), Number(right)] : [Number(right), Number(left) - Number(right)];
  const [smaller, larger] = parts.sort((a, b) => a - b);
  return { smaller, larger, whole: smaller + larger };
}

/** How far facts have grown: 0 not met, 1 met, 2 half recalled, 3 well recalled, 4 all known by heart. */
export function growth(facts) {
  const met = facts.filter(({ recall }) => recall !== undefined && recall !== null);
  if (!met.length) return 0;
  if (facts.every(({ isAutomatic }) => isAutomatic)) return 4;
  const recalled = met.reduce((sum, { recall }) => sum + recall, 0) / facts.length;
  return 1 + GROWN.filter((share) => recalled >= share).length;
}

/** The families of a band in their order, each with its growth. */
export function familiesOf(entries, band) {
  const families = new Map();
  for (const entry of entries) {
    if (entry.band !== band) continue;
    const family = familyOf(entry.fact);
    const key = `${family.smaller}+${family.larger}`;
    if (!families.has(key)) families.set(key, { key, ...family, facts: [] });
    families.get(key).facts.push(entry);
  }
  return [...families.values()].map((family) => ({ ...family, level: growth(family.facts) }))
    .sort((a, b) => a.whole - b.whole || a.smaller - b.smaller);
}

/** Each band: { band, all, met, known }. */
export function bandsOf(entries) {
  return [1, 2, 3, 4, 5, 6].map((band) => {
    const own = entries.filter((entry) => entry.band === band);
    return { band, all: own.length, known: own.filter(({ isAutomatic }) => isAutomatic).length,
      met: own.filter(({ recall }) => recall !== undefined && recall !== null).length };
  });
}

/** The outline of sector `at` of six, from radius `inner` to `outer` around (0, 0). */
export function sector(at, inner, outer) {
  const gap = 0.035;
  const [from, to] = [at, at + 1].map((step, end) => ((step / 6) * 2 - 0.5) * Math.PI + (end ? -gap : gap));
  const point = (radius, angle) => `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  return `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}`
    + `L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

/** Nights between now and `due`, both in milliseconds, by the days of this place; never below zero. */
export function nightsUntil(due, now = Date.now()) {
  const day = (moment) => {
    const date = new Date(moment);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
  };
  return Math.max(0, day(due) - day(now));
}
