// What was earned: points and how they come, and the sticker book. Every rule can be heard before it is
// reached; nothing of it can be bought or lost.
import { make } from "../../../kit/elements.js";
import { ICONS } from "../facts/fact-icons.js";
import { sticker } from "./sticker-art.js";
import { WORDS, pointsNamed, stickerNamed } from "./progress-words.js";

/** Signs of the rules of points, in the order in which the service says them. */
const RULE_SIGNS = ["star", "bulb", "again", "leaf", "family"];

/** The wall of a RewardReport. */
export function rewardWall({ points, pointRules, badges }) {
  return make("div", { class: "reward-wall" },
    make("div", { class: "points" },
      hearable("points-total", pointsNamed(points), {}, ICONS.star(), make("span", { "aria-hidden": "true" }, points))),
    make("div", { class: "sticker-book", role: "group", "aria-label": WORDS.tabs.stickers },
      ...[...badges].sort((a, b) => Boolean(b.earnedAt) - Boolean(a.earnedAt)).map(page)),
    make("div", { class: "point-rules", role: "group", "aria-label": WORDS.rules }, ...pointRules.map((rule, at) =>
      hearable("point-rule", rule, {}, ICONS[RULE_SIGNS[at] ?? "leaf"](), make("span", { "aria-hidden": "true" }, rule)))));
}

function page(badge) {
  const { id, title, reached, target, earnedAt } = badge;
  const isEarned = Boolean(earnedAt);
  const way = make("span", { class: "so-far", "aria-hidden": "true" }, make("span", { class: "fill" }));
  way.style.setProperty("--share", Math.min(1, reached / target));
  return hearable(`sticker-page${isEarned ? " earned" : ""}`, stickerNamed(badge), { "data-badge": id }, sticker(id, isEarned),
    make("span", { class: "caption", "aria-hidden": "true" }, title), isEarned ? null : way);
}

const hearable = (kind, said, more, ...content) =>
  make("button", { type: "button", class: kind, "data-say": said, "aria-label": said, ...more }, ...content);
