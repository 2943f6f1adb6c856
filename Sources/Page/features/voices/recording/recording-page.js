// The page of voices recorded at home: which view is open, by the address, and what all views share.
import { get } from "../../../kit/transport/api.js";
import { PageConnection } from "../../../kit/page-connection.js";
import { framePage, soundParts } from "../../../kit/page-frame.js";
import { make } from "../../../kit/elements.js";
import { speakLanguage, t } from "../../../kit/strings.js";
import { Symbols } from "../../../kit/symbols.js";
import { wordsFor } from "../../../kit/problem-words.js";
import { stayWhileBusy } from "../../gate/busy-grown-up.js";
import { BringView } from "./bring-view.js";
import { ConsentView } from "./consent-view.js";
import { LeadView } from "./lead-view.js";
import { ShelfView } from "./shelf-view.js";
import { VoiceView } from "./voice-view.js";

const root = document.getElementById("recording-page");
const symbols = new Symbols();
const stay = stayWhileBusy(root);
/** Sittings that were left with a take that the service could not have. */
const undelivered = new Set();
let view = null;
let turn = 0;

// An eight-year-old reads along: the page speaks what the board speaks.
await get("/v1/settings").then(({ language }) => speakLanguage(language ?? "en")).catch(() => {});
framePage({
  title: t("A voice from home"),
  lead: t("Somebody you know says the words, and Meadow speaks with that voice."),
}, ...soundParts());
const connection = new PageConnection({ gate: () => import("../../gate/ask-grown-up.js") });

/** #new, #bring, #voice/ID, #voice/ID/record and #voice/ID/record/LANGUAGE/TEXT; all else is the shelf. */
function viewFor(address) {
  const [name, id, step, language, text] = address.split("/").map(decodeURIComponent);
  const shared = { connection, symbols, go, stay };
  if (name === "new") return new ConsentView(shared);
  if (name === "bring") return new BringView(shared);
  if (name === "voice" && step === "record") {
    return new LeadView({ ...shared, id, redo: text ? { text, language } : null });
  }
  return name === "voice" ? new VoiceView({ ...shared, id }) : new ShelfView(shared);
}

/** Goes to an address within the page: ("voice", "mama", "record"). */
function go(...parts) { location.hash = parts.map(encodeURIComponent).join("/"); }

async function show({ isFirst = false } = {}) {
  const mine = ++turn;
  view?.end?.();
  if (view?.isUnsaved) undelivered.add(view);
  view = viewFor(location.hash.slice(1));
  const shown = view;
  try {
    const element = await shown.open();
    if (mine !== turn) return;
    root.replaceChildren(element);
  } catch (problem) {
    if (mine !== turn) return;
    root.replaceChildren(make("section", { class: "card" },
      make("h2", { tabindex: "-1" }, t("This cannot be shown just now")),
      make("p", { role: "alert" }, wordsFor(problem)),
      make("p", { class: "row" }, make("a", { class: "button", href: "#" }, t("All voices")))));
    connection.trouble(problem);
  }
  if (isFirst) return;
  scrollTo(0, 0);
  root.querySelector("h2")?.focus({ preventScroll: true });
}

addEventListener("hashchange", () => show());
connection.addEventListener("hush", () => view?.hush?.());
document.addEventListener("visibilitychange", () => document.hidden && view?.hide?.());
addEventListener("pagehide", () => view?.end?.());
addEventListener("beforeunload", (event) => { if (view?.isUnsaved || undelivered.size) event.preventDefault(); });

async function deliver() {
  for (const left of undelivered) {
    await left.deliver();
    undelivered.delete(left);
  }
}

/** A service that comes back finds a sitting where it was, and other views with what they show. */
connection.open(async () => {
  await symbols.load();
  deliver().catch((problem) => connection.trouble(problem));
  if (view?.comeBack) view.comeBack();
  else await show({ isFirst: !view });
});
