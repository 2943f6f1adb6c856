// The board that a tablet has kept, while Meadow is away: its core words and the family's own, where they
// always are. It gives its place to the real page by itself, never beside a finger.
// Whoever needs scanning asks for it late, which is too late here.
import "../features/access/scanning.js";
import { PageAccess } from "../features/access/page-access.js";
import { AwaySign } from "../features/away/away-sign.js";
import { AwayTalk } from "../features/away/away-talk.js";
import { withPhotos } from "../features/away/away-words.js";
import { KeptStore } from "../features/away/kept-store.js";
import { KeptVoice } from "../features/away/kept-voice.js";
import { QuietTime } from "../features/away/quiet-time.js";
import { TouchDiary } from "../features/away/touch-diary.js";
import { Face } from "../features/talk/companion/face.js";
import { CategoryPanel } from "../features/talk/core-bar/category-panel.js";
import { CoreBar } from "../features/talk/core-bar/core-bar.js";
import { GridView } from "../features/talk/grid/grid-view.js";
import { MessageBar } from "../features/talk/message/message-bar.js";
import { TalkStore } from "../features/talk/talk-store.js";
import { WordTouches } from "../features/talk/word-touches.js";
import { speakLanguage, t } from "../kit/strings.js";
import { putUpFences } from "./fences.js";

const $ = (id) => document.getElementById(id);
const { body } = document;
const LOOKS_EVERY = 2000;
const GESTURES = ["pointerdown", "pointerup", "keydown"];
/** In the place of the event stream: nobody tells anything. */
const SILENCE = { isOpen: false, on() { return this; }, hurry() {}, startOver() {} };

const kept = new KeptStore();
const known = await kept.words();
if (known) await open(known);
else location.replace("/page/shell/rest.html");

async function open({ words, symbols, settings, tier, coreBar, ownPlaces, ownWords, language = "en" }) {
  await speakLanguage(language);
  const context = wakeful(new AudioContext({ sampleRate: 48_000, latencyHint: "interactive" }));
  const store = new TalkStore({ stream: SILENCE, speaker: { awaken: () => null } });
  const voice = new KeptVoice({ kept, context: () => context });
  const diary = new TouchDiary({});
  store.away = new AwayTalk({ store, voice, diary });
  await voice.know(words);
  Object.assign(store, { settings, ownWords });
  store.symbols.take(await withPhotos(symbols, kept));
  Object.assign(body.dataset, { tier, labels: settings.showsLabels });
  makeViews(store, { coreBar, ownPlaces, ownWords, settings });
  putUpFences();
  store.away.begin();
  new AwaySign().show(voice.words);
  show(store, { tier, coreBar, ownPlaces });
  comeBack(new QuietTime(store));
  await voice.warm();
}

function makeViews(store, { coreBar, ownPlaces, ownWords, settings }) {
  new WordTouches({ root: body, store });
  new MessageBar({ root: $("message"), store });
  new PageAccess({ root: body, store });
  new CoreBar({ root: $("core-bar"), always: $("always"), store });
  new CategoryPanel({ root: $("category"), bar: $("core-bar"), store });
  new GridView({ root: $("grid"), store }).show({ grid: {
    scene: "kept", label: t("Words"), sceneWords: [], coreWords: coreBar,
    myWords: ownWords.map((word, at) => ({ ...word, slot: ownPlaces[word.id] ?? at })),
    slots: { scene: 0, core: Math.max(...coreBar.map(({ slot }) => slot)) + 1 },
    showsLabels: settings.showsLabels, targetSize: settings.buttonSize } });
  const face = new Face();
  face.activity = "asleep";
  $("companion").replaceChildren(face.root);
}

function show(store, { tier, coreBar, ownPlaces }) {
  store.set("navigation", { scene: "kept", path: [], mode: "grid", breadcrumb: [], overlay: "none" });
  store.set("tier", tier);
  store.set("coreBar", coreBar);
  store.set("ownPlaces", ownPlaces);
  store.tell("settings", store.settings);
  store.tell("state", store.state);
  Object.assign(body.dataset, { speaks: "true", ready: "true" });
}

/** A browser turns sound on at a gesture. */
function wakeful(context) {
  const wake = () => context.state === "running" || context.resume().catch(() => {});
  for (const gesture of GESTURES) addEventListener(gesture, wake, true);
  return context;
}

/** When Meadow is there again and nobody is touching, the real page comes. */
async function comeBack(quiet) {
  for (;;) {
    await new Promise((resolve) => { setTimeout(resolve, LOOKS_EVERY); });
    const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(1500) })
      .catch(() => null);
    if (!answer?.ok) continue;
    await quiet.come();
    return location.reload();
  }
}
