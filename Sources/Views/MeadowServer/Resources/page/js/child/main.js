// The child's screen: makes the rooms and opens the connection.
import { Access } from "../access/access.js";
import { BrowserSound } from "../audio/browser-sound.js";
import { Celebration } from "../celebration/celebration.js";
import { Companion } from "../companion/companion.js";
import { EventStream } from "../events.js";
import { Gear } from "../grown-ups/gear.js";
import { Places } from "../scene/places.js";
import { Stage } from "../scene/stage.js";
import { Way } from "../scene/way.js";
import { FirstStart } from "../setup/first-start.js";
import { startShell } from "../shell/shell.js";
import { Speaker } from "../speaker.js";
import { Category } from "./category.js";
import { ChildStore } from "./child-store.js";
import { CoreBar } from "./core-bar.js";
import { Message } from "./message.js";
import { Offers } from "./offers.js";
import { SoundLine } from "./sound-line.js";
import { Touches } from "./touches.js";

const $ = (id) => document.getElementById(id);
const { body } = document;

const sound = new BrowserSound();
const speaker = new Speaker(() => sound.awaken());
const stream = new EventStream();
const store = new ChildStore(stream, speaker);

// What styles need to know.
store
  .on("navigation", ({ mode, scene }) => Object.assign(body.dataset, { mode, scene }))
  .on("tier", (tier) => { body.dataset.tier = tier; })
  .on("settings", ({ showsLabels }) => { body.dataset.labels = showsLabels; });

const house = { store, stream, speaker, sound };
new SoundLine(house);
new Touches({ root: body, ...house });
new Message({ root: $("message"), ...house });
new Offers({ root: $("offers"), ...house });
new CoreBar({ root: $("core-bar"), always: $("always"), ...house });
new Category({ root: $("category"), bar: $("core-bar"), ...house });
new Way({ root: $("way"), ...house });
new Places({ root: $("scenes"), ...house });
new Stage({ root: $("stage"), ...house });
new Companion({ root: $("companion"), ...house });
new Celebration({ root: $("celebration"), ...house });
new Gear({ root: $("gear"), ...house });
new Access({ root: body, ...house });
new FirstStart({ root: $("setup"), ...house });

// Words can be touched.
store.on("state", () => { body.dataset.ready = "true"; });
stream.connect();
startShell();
