// What stands around the words and a first touch does not need. It comes while the words can be
// touched already.
import { Celebration } from "../features/talk/celebration/celebration.js";
import { Companion } from "../features/talk/companion/companion.js";
import { GearButton } from "../features/grown-ups/gear-button.js";
import { LearnDoor } from "../features/learn/learn-door.js";
import { ModellingBadge } from "../features/modelling/modelling-badge.js";
import { SceneSwitcher } from "../features/talk/navigation/scene-switcher.js";
import { PlayerPicture } from "../features/talk/message/player-picture.js";
import { BoardView } from "../features/talk/scene/board-view.js";
import { Breadcrumbs } from "../features/talk/navigation/breadcrumbs.js";
import { CategoryPanel } from "../features/talk/core-bar/category-panel.js";
import { putUpFences } from "./fences.js";

const $ = (id) => document.getElementById(id);

/** Opens it all; what is known by then the store tells. `sound` is this page as a loudspeaker. */
export function openDeferred(store, sound) {
  new Breadcrumbs({ root: $("way"), store });
  new SceneSwitcher({ root: $("scenes"), store });
  new BoardView({ root: $("stage"), store });
  new CategoryPanel({ root: $("category"), bar: $("core-bar"), store });
  new Companion({ root: $("companion"), store });
  new Celebration({ root: $("celebration"), store });
  new ModellingBadge({ root: $("modelling"), store });
  new LearnDoor({ root: $("learn-door"), stage: $("stage"), store });
  new PlayerPicture({ root: $("message"), store });
  new GearButton({ root: $("gear"), store });
  putUpFences();
  store.on("settings", () => openAway(store, sound)).on("settings", () => openLanguages(store));
}

let languages = null;

/** The way to a second language, where a grown-up has chosen one. */
async function openLanguages(store) {
  if ((store.settings?.secondLanguage ?? "none") === "none" || languages) return;
  languages = import("../features/talk/language/language-switch.js");
  new ((await languages).LanguageSwitch)({ root: $("scenes"), message: $("message"), store });
}

let away = null;

/** Words that are said while Meadow is away: fetched where a grown-up wants them, or to clear them. */
async function openAway(store, sound) {
  const isWanted = store.settings?.speaksWhenAway || await globalThis.caches?.has("meadow-kept-1");
  if (!isWanted || away) return;
  away = import("../features/away/away-words.js");
  new ((await away).AwayWords)({ store, sound });
}
