// A ring for each part of the map: how far it is, with its medals. A touch says it and shows its skills.
import { make } from "../../../kit/elements.js";
import { progressRing } from "../../../kit/progress-ring.js";
import { medalSign } from "../map/medal-sign.js";
import { pictureOfDomain, pictureOfSkill } from "../map/skill-pictures.js";
import { WORDS, ringNamed } from "./progress-words.js";

/** The rings of all parts that are open in `map`; of the `chosen` one the skills, too. */
export function domainRings({ grades }, chosen) {
  const domains = grades.filter(({ isOpen }) => isOpen).flatMap(({ grade, domains }) =>
    domains.map((domain) => ({ ...domain, key: `${grade}/${domain.domain}` })));
  const shown = domains.find(({ key }) => key === chosen);
  if (!domains.length) return make("p", { class: "nothing-yet" }, WORDS.nothingYet);
  return make("div", { class: "domain-rings" },
    make("div", { class: "rings" }, ...domains.map((domain) => ring(domain, domain.key === chosen))),
    shown ? make("div", { class: "ring-skills" }, ...shown.skills.map(skill)) : null);
}

function ring(domain, isChosen) {
  const said = ringNamed(domain.domain, domain.percent, domain.gold);
  return make("button", { type: "button", class: "domain-ring", "data-domain": domain.key, "data-say": said, "aria-label": said,
    "aria-pressed": String(isChosen) },
  make("span", { class: "ring-picture" }, progressRing(domain.percent),
    pictureOfDomain(domain)),
  make("span", { class: "caption", "aria-hidden": "true" }, domain.domain));
}

function skill({ progress }) {
  const { skillId, name, percent, medal, chart } = progress;
  const said = ringNamed(name, percent, 0);
  return make("button", { type: "button", class: "ring-skill", "data-skill": skillId, "aria-label": said },
    make("span", { class: "ring-picture" }, progressRing(percent), pictureOfSkill(skillId),
      medalSign(medal) ?? null),
    make("span", { class: "caption", "aria-hidden": "true" }, name), lastTries(chart));
}

/** The last tries, each a drop that is as full as it went well. */
function lastTries(chart) {
  return make("span", { class: "last-tries", "aria-hidden": "true" }, ...chart.map((score) => {
    const drop = make("i");
    drop.style.setProperty("--share", score);
    return drop;
  }));
}
