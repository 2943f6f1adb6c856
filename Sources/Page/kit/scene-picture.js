// The picture of a scene: the room as a symbol, of a scene that a family has made its emoji.
import { picture } from "./word-picture.js";

/** Scenes whose symbol has their name. */
const ROOMS = new Set(["kitchen", "bathroom", "bedroom", "playroom", "outdoors"]);

/** The picture of the scene {id, emoji}; of what is not known yet, a house. */
export const scenePicture = ({ id, emoji = "🏠" }, kind = "picture") =>
  picture({ emoji, art: ROOMS.has(id) ? id : null }, kind);
