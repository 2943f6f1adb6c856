// Behind what a story counts: one of the five rooms, faded, so that a story looks like one. Its drawing is
// fetched with the first story that plays there.
import { make } from "../../../kit/elements.js";
import { sceneArt } from "../../../kit/scene-art.js";
import { svg } from "../../../kit/svg.js";

/** The skills whose questions are stories. */
const STORIES = ["KS10", "GS11"];
/** Where what is counted is at home. */
const ROOMS = {
  kitchen: "🍎🍌🍐🍪🥄🥤🍏", playroom: "⚽🚗🟦🟥🎈👦📦", bedroom: "📕⭐👒", bathroom: "🐚⛵",
  outdoors: "🦆🐸🐦🐝🐟🐱🐶🐰🦋🐮🐢🐌🐷🐞🌸🪁🚲",
};

/** The room a story plays in, or null where nothing is told or nothing of it is counted. */
export function storyRoom({ skill, stage }) {
  if (!STORIES.includes(skill)) return null;
  const told = stage.find(({ shape }) => shape.kind === "objects" || shape.kind === "picture")?.shape.picture;
  return told ? Object.keys(ROOMS).find((room) => ROOMS[room].includes(told)) ?? null : null;
}

/** The room behind a stage; empty until its drawing has come. */
export function storyScene(room) {
  const node = make("div", { class: "story-scene", "aria-hidden": "true" });
  sceneArt.want(room).then(() => {
    const drawing = sceneArt.vector(`${room}-back`);
    if (!drawing) return;
    for (const [name, value] of Object.entries({ width: 1600, height: 900 })) drawing.firstChild.setAttribute(name, value);
    node.append(svg("svg", { viewBox: "0 0 1600 900", preserveAspectRatio: `xMid${room === "outdoors" ? "YMid" : "YMax"} slice` }, drawing.firstChild));
  });
  return node;
}
