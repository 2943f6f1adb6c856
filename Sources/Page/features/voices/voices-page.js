// The page of voices: composes the parts. Buttons with a verb change the board, sliders only try.
import { get, patch } from "../../kit/transport/api.js";
import { PageConnection } from "../../kit/page-connection.js";
import { framePage, soundParts } from "../../kit/page-frame.js";
import { HELLO, NARRATION_OFF } from "../../kit/audio/speaker.js";
import { make, say, settled } from "../../kit/elements.js";
import { difference, prosodyInWords } from "../../kit/sound/prosody-words.js";
import { ByAge } from "./by-age.js";
import { ListeningDoor } from "./listening/listening-door.js";
import { Loudness } from "./loudness.js";
import { WordChips } from "./word-chips.js";
import { ProsodySliders } from "./prosody-sliders.js";
import { asChange, asManner, ComparisonSlots } from "./comparison-slots.js";
import { VoiceCards } from "./voice-cards.js";
import { chosenInWords, isComing, VoiceProgress } from "./voice-progress.js";

const SETTLES_AFTER = 250;
const $ = (id) => document.getElementById(id);

framePage({
  title: "Voices", lead: "Touch a voice to hear it. The board changes only when you say so.",
}, ...soundParts());
const connection = new PageConnection({ gate: () => import("../gate/ask-grown-up.js") });
const slots = new ComparisonSlots();
let voices = [];
let settings = null;
let before = null;
let told = "";
let asked = 0;

const cards = new VoiceCards($("voices"), {
  hear: (voice) => greet({ ...asManner(slots.current), voice }),
  choose: (voice) => {
    slots.setVoice(voice);
    keep({ voice }, () => chosenInWords(progress.speech, voice, nameOf));
    greet({ voice });
  },
  chooseCompanions: (companionVoice) => {
    keep({ companionVoice }, () => `${companionsInWords(companionVoice)} ${boardInWords()}`);
    greet({ voice: companionVoice });
  },
});
const preview = new WordChips(
  { chips: $("chips"), form: $("say"), field: $("text") },
  (text) => connection.say({ phrase: text, ...asManner(slots.current) }));
const again = settled(() => {
  // What sounds because a slider was moved obeys the switch of Meadow's own voice; what a grown-up
  // asks to hear, by a word or "say", is heard.
  if (isHeard()) connection.say({ phrase: preview.text, ...asManner(slots.current) });
  showLimits();
}, SETTLES_AFTER);
const sliders = new ProsodySliders($("sliders"), (name, value) => tryOut(() =>
  slots.setFactor(name, value)));
const byAge = new ByAge(document, {
  chooseMode: (mode) => tryOut(() => slots.setMode(mode)),
  chooseAge: (months) => tryOut(() => slots.setAge(months)),
});
const progress = new VoiceProgress($("voice-progress"), (id) => nameOf(id));
progress.addEventListener("change", () => show());
const loudness = new Loudness(document, {
  connection, keep: (change) => keep(change, "The loudest sound is set."),
});

function isHeard() { return settings?.narration ?? true; }

/** A voice says hello, unless Meadow's own voice is off. */
function greet(manner) {
  if (isHeard()) return connection.say({ phrase: HELLO, ...manner });
  told = NARRATION_OFF;
  return show();
}

function tryOut(change) {
  told = "";
  change();
  again();
}

const companionsInWords = (id) => (voices.find((voice) => voice.id === id)?.problem
  ? `${nameOf(id)} is the companion’s voice now; until it can be heard a quick voice speaks for it.`
  : `Meadow itself now speaks as ${nameOf(id)}.`);

/** What the board speaks as, before its manner is told. */
const boardInWords = () => (isComing(progress.speech) ? chosenInWords(progress.speech, slots.kept.voice, nameOf)
  : "The board speaks like this:");

const nameOf = (id) => voices.find((voice) => voice.id === id)?.name ?? id;

// A and B.
$("slots").addEventListener("change", ({ target }) => flip(target.value));
$("slots").addEventListener("click", ({ target, detail }) => {
  // A second touch on the same one says it again; a first one has changed it above.
  if (target.name === "slot" && target.value === flipped && detail) again();
  if (target.name === "slot") flipped = target.value;
});
let flipped = "A";

function flip(name) {
  slots.choose(name);
  connection.say({ phrase: preview.text, ...asManner(slots.current) });
  showLimits();
}

$("slot-voices").addEventListener("change", ({ target }) => tryOut(() =>
  slots.setVoice(target.value)));

// Keeping, and taking it back.
$("keep-it").addEventListener("click", () => {
  keep(asChange(slots.current), "Kept: the board speaks like this now.");
});
$("put-back").addEventListener("click", () => {
  tryOut(() => slots.putBack());
  holdFocus();
});
$("undo").addEventListener("click", async () => {
  const old = before;
  if (!old) return;
  const change = { ...asChange(old.manner), volumeCapDecibels: old.cap, companionVoice: old.companions };
  if (!await keep(change, "As it was before.")) return;
  before = null;
  slots.putBack();
  holdFocus();
  loudness.load().catch(() => {});
  again();
});

/** A button that goes away under the focus hands it on. */
function holdFocus() {
  if (document.activeElement === document.body || document.activeElement?.hidden) {
    ($("undo").hidden ? $("keep") : $("undo")).focus();
  }
}

/** Changes the board and tells `sentence`, or what it makes, then; resolves to whether it did. */
async function keep(change, sentence) {
  const old = settings && { manner: slots.kept, cap: settings.volumeCapDecibels,
    companions: settings.companionVoice };
  let isKept = true;
  try {
    take(await patch("/v1/settings", change));
    if (change.voice) await progress.follow();
    before = old;
    told = sentence;
  } catch (problem) {
    isKept = false;
    told = problem.isUnreachable ? "" : `Not kept: ${problem.plain}`;
    connection.trouble(problem);
  }
  show();
  holdFocus();
  return isKept;
}

function take(next) {
  settings = next;
  slots.settle(next);
  progress.follow();
}

// What is seen.
function show() {
  if (!slots.kept) return;
  const { current, kept, isKept } = slots;
  cards.mark(kept.voice, settings.companionVoice);
  sliders.show(current);
  byAge.show(current, slots.step(current.ageMonths));
  showSlots();
  $("keep-it").hidden = isKept;
  $("keep-it").textContent = slots.isComparing ? `Keep ${slots.active} for the board`
    : "Keep for the board";
  $("put-back").hidden = isKept;
  $("undo").hidden = !before || !isKept;
  $("keep").dataset.state = isKept ? "kept" : "trying";
  const done = typeof told === "function" ? told() : told;
  const manner = `${nameOf(current.voice)}, ${prosodyInWords(current)}`;
  say($("keep-text"), isKept ? `${done || boardInWords()} ${manner}.`
    : `${done.startsWith("Not kept") ? done : "Trying:"} ${manner}. The board is as before.`);
}

function showSlots() {
  for (const name of ["A", "B"]) {
    const manner = slots.at(name);
    say($(`slot-${name}`), manner ? `${nameOf(manner.voice)}, ${prosodyInWords(manner)}`
      : "touch to begin");
    document.querySelector(`[name=slot][value=${name}]`).checked = slots.active === name;
  }
  $("slot-voices").hidden = !slots.isComparing;
  for (const radio of document.querySelectorAll("[name=slot-voice]")) {
    radio.checked = radio.value === slots.current.voice;
  }
  const [a, b] = [slots.at("A"), slots.at("B")];
  say($("difference"), b ? difference(a, b, nameOf) : "");
}

/** What of the way of speaking the voice cannot reach, as the sound itself was measured. */
async function showLimits() {
  const turn = ++asked;
  const query = new URLSearchParams(
    { text: preview.text, ...asManner(slots.current), format: "wav" });
  const response = await fetch(`/v1/speech?${query}`, { cache: "no-store" }).catch(() => null);
  const { limits = [] } = JSON.parse(response?.headers.get("Meadow-Reached") ?? "{}");
  if (turn !== asked) return;
  $("limits").replaceChildren(...(response?.ok ? limits : []).map((limit) =>
    make("p", { class: "limit" }, limit)));
}

/** Which voices there are and how they fare. */
async function loadVoices() {
  const answer = await get("/v1/voices");
  voices = answer.voices.toSorted((a, b) =>
    (a.forWhom === "companion") - (b.forWhom === "companion")
    || (b.id === answer.default) - (a.id === answer.default));
  cards.show(voices);
  $("slot-voices").replaceChildren($("slot-voices").querySelector("legend"), ...voices.map(
    ({ id, name }) => make("label", { class: "choice" },
      make("input", { type: "radio", name: "slot-voice", value: id }), make("span", {}, name))));
  return answer;
}

async function load() {
  const [answer, now] = await Promise.all([loadVoices(), get("/v1/settings")]);
  sliders.limit(answer.prosody);
  slots.steps = answer.parentese?.steps ?? [];
  byAge.fill(answer.parentese ?? { steps: [], sources: [] });
  take(now);
  show();
  await Promise.all([preview.load(), loudness.load()]);
}

slots.addEventListener("change", show);
connection.stream.on("settings", (next) => {
  take(next);
  show();
});
connection.stream.on("voices", async () => {
  await loadVoices().catch(() => {});
  show();
  progress.follow();
});
connection.stream.on("words", () => preview.load().catch(() => {}));
const listening = new ListeningDoor($("listening-door"), connection);
connection.open(load);
listening.follow();
