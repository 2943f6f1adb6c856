// The child's screen: opens the connection, makes what speaks, and then what stands around the words.
import { PageAccess } from "../features/access/page-access.js";
import { FirstStart } from "../features/setup/first-start.js";
import { CoreBar } from "../features/talk/core-bar/core-bar.js";
import { MessageBar } from "../features/talk/message/message-bar.js";
import { Offers } from "../features/talk/offers/offers.js";
import { TalkStore } from "../features/talk/talk-store.js";
import { WordTouches } from "../features/talk/word-touches.js";
import { PageConnection } from "../kit/page-connection.js";
import { registerServiceWorker } from "./register-service-worker.js";

const $ = (id) => document.getElementById(id);
const { body } = document;

const { store, stream, sound } = new PageConnection({
  gate: () => import("../features/gate/ask-grown-up.js"),
  makeStore: (connection) => new TalkStore(connection),
});

// What styles need to know.
store
  .on("navigation", ({ mode, scene }) => Object.assign(body.dataset, { mode, scene }))
  .on("tier", (tier) => { body.dataset.tier = tier; })
  .on("settings", ({ showsLabels }) => { body.dataset.labels = showsLabels; });

new WordTouches({ root: body, store });
new MessageBar({ root: $("message"), store });
new Offers({ root: $("offers"), store });
new PageAccess({ root: body, store });
new CoreBar({ root: $("core-bar"), always: $("always"), store });
new FirstStart({ root: $("setup"), store });

// data-speaks: the core words can be touched. data-ready: so can everything else, which is fetched
// only then, so that a first touch finds neither the connection nor the processor taken.
store.on("state", () => { body.dataset.speaks = "true"; });
await new Promise((told) => { store.on("state", told); stream.connect(); });
document.head.append($("deferred").content);
const { openDeferred } = await import("./board-deferred.js");
openDeferred(store, sound);
store.on("state", () => { body.dataset.ready = "true"; });
store.introduce();
registerServiceWorker();
