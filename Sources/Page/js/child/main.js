// The child's screen: makes what speaks, opens the connection, and then the rooms around the words.
import { Access } from "../access/access.js";
import { BrowserSound } from "../audio/browser-sound.js";
import { EventStream } from "../events.js";
import { FirstStart } from "../setup/first-start.js";
import { startShell } from "../shell/shell.js";
import { Speaker } from "../speaker.js";
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
new Access({ root: body, ...house });
new FirstStart({ root: $("setup"), ...house });

// data-speaks: the core words can be touched. data-ready: so can everything else, which is fetched
// only then, so that a first touch finds neither the connection nor the processor taken.
store.on("state", () => { body.dataset.speaks = "true"; });
await new Promise((told) => { store.on("state", told); stream.connect(); });
document.head.append($("rooms").content);
const { openRooms } = await import("./rooms.js");
openRooms(house);
store.on("state", () => { body.dataset.ready = "true"; });
store.introduce();
startShell();
