// The rooms around the words: what a first touch does not need. They come while the words can be
// touched already.
import { Celebration } from "../celebration/celebration.js";
import { Companion } from "../companion/companion.js";
import { Gear } from "../grown-ups/gear.js";
import { Places } from "../scene/places.js";
import { Stage } from "../scene/stage.js";
import { Way } from "../scene/way.js";
import { Category } from "./category.js";

const $ = (id) => document.getElementById(id);

/** Opens them all; what the house knows by then they are told by the store. */
export function openRooms(house) {
  new Way({ root: $("way"), ...house });
  new Places({ root: $("scenes"), ...house });
  new Stage({ root: $("stage"), ...house });
  new Category({ root: $("category"), bar: $("core-bar"), ...house });
  new Companion({ root: $("companion"), ...house });
  new Celebration({ root: $("celebration"), ...house });
  new Gear({ root: $("gear"), ...house });
}
