// The board page: composes the parts and carries what happens from one to the other.
import { get } from "./api.js";
import { BrowserSound } from "./audio/browser-sound.js";
import { Bubble } from "./bubble.js";
import { EventStream } from "./events.js";
import { Grid, makeTile } from "./grid.js";
import { HELLO, Panel } from "./panel.js";
import { onPress } from "./press.js";
import { pulse } from "./pulse.js";
import { soundInWords } from "./sound-words.js";
import { Speaker } from "./speaker.js";
import { LOVE, Vocabulary } from "./vocabulary.js";

const TIER = "meadow.tier";
const CORNER = "meadow.corner";
const $ = (id) => document.getElementById(id);
const ignore = () => {};

const sound = new BrowserSound();
const speaker = new Speaker(() => sound.awaken());
const stream = new EventStream();
const panel = new Panel($("panel"), { speaker, onTrouble: tellTrouble });
const bubble = new Bubble(
  { bubble: $("bubble"), picture: $("bubble-picture"), said: $("bubble-text"),
    stage: document.querySelector(".stage") },
  (text) => vocabulary?.picture(text) ?? "");
let vocabulary = null;
let grid = null;
let output = null;

// Taps. The request is sent by say() before the pulse and the bubble are touched.
onPress(document, ".word", (tile) => {
  speaker.say(tile.dataset.phrase ? { phrase: tile.dataset.phrase } : { word: tile.dataset.word })
    .catch(ignore);
  pulse(tile);
});
onPress(document, "#stop", stop);
onPress(document, "#companion", (companion) => {
  speaker.say({ phrase: HELLO, voice: panel.companionVoice }).catch(ignore);
  pulse(companion);
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.repeat) stop();
});

function stop() {
  speaker.stop().catch(tellTrouble);
  bubble.hush();
  grid?.mark(null);
  pulse($("stop"));
}

speaker.addEventListener("asked", ({ detail }) => bubble.ask(detail.text));
speaker.addEventListener("failed", ({ detail }) => {
  bubble.unheard();
  tellTrouble(detail.problem);
});

// What the service tells.
stream
  .on("open", () => {
    showReachable(true);
    if (!vocabulary) start();
  })
  .on("lost", () => showReachable(false))
  .on("output", showOutput)
  .on("settings", (settings) => panel.show(settings))
  .on("words", reload)
  .on("utterance.started", (event) => {
    bubble.started(event);
    grid?.mark(event.text);
  })
  .on("utterance.finished", ended((event) => bubble.finished(event)))
  .on("utterance.interrupted", ended((event) => bubble.finished(event)))
  .on("utterance.failed", ended((event) => bubble.failed(event)));

function ended(tell) {
  return (event) => {
    tell(event);
    if (bubble.state !== "speaking") grid?.mark(null);
  };
}

function showReachable(isThere) {
  $("offline").hidden = isThere;
  document.body.classList.toggle("unreachable", !isThere);
  if (isThere) return;
  output = null;
  bubble.hush();
  grid?.mark(null);
  showSound();
}

function showOutput(status) {
  output = status;
  sound.follow(status);
  showSound();
}

function showSound() {
  const { mood, text } = soundInWords(output, sound);
  const line = $("sound");
  line.dataset.mood = mood;
  if (line.textContent !== text) line.textContent = text;
  line.dataset.lag = sound.counters.lagMilliseconds?.toFixed(1) ?? "";
  line.dataset.underruns = sound.counters.underruns ?? "";
  $("wake").hidden = !(output?.kind === "browser" && !sound.isAwake);
}

function tellTrouble(problem) {
  if (problem.isForGrownUps) return;
  if (problem.isUnreachable) {
    stream.hurry();
    if (!stream.isOpen) showReachable(false);
    return;
  }
  $("sound").dataset.mood = "trouble";
  $("sound").textContent = problem.message;
}

// The words.
async function start() {
  const [words] = await Promise.all([Vocabulary.load(), panel.load(), get("/healthz").then(
    (health) => showOutput(health.output))]).catch((problem) => [tellTrouble(problem)]);
  if (!words || vocabulary) return;
  vocabulary = words;
  grid = new Grid($("board"), vocabulary);
  addLove();
  addLegend();
  addCounts();
  const stored = Number(localStorage.getItem(TIER));
  chooseTier([1, 2, 3].includes(stored) ? stored : 1);
}

// The family's own words have changed: the same board with the new ones.
async function reload() {
  const words = await Vocabulary.load().catch(ignore);
  if (!words || !grid) return;
  vocabulary = words;
  grid.vocabulary = words;
  grid.show(Number(grid.root.dataset.tier));
}

function addLove() {
  const tile = makeTile(vocabulary.love ?? LOVE);
  tile.classList.add("love");
  tile.tabIndex = 0;
  if (!vocabulary.love) tile.dataset.phrase = LOVE.word;
  $("always").prepend(tile);
}

function addLegend() {
  const used = [...new Set(vocabulary.words.map((entry) => entry.fitzgeraldKey))];
  $("legend").replaceChildren(...used.map((key) => {
    const { label = key, description = "" } = vocabulary.keys[key] ?? {};
    const item = document.createElement("li");
    item.textContent = label;
    item.title = description;
    vocabulary.paint(item, key);
    return item;
  }));
}

function addCounts() {
  for (const small of document.querySelectorAll("[data-count]")) {
    small.textContent = `${vocabulary.count(Number(small.dataset.count))} words`;
  }
}

function chooseTier(tier) {
  $("tiers").querySelector(`[value="${tier}"]`).checked = true;
  grid?.show(tier);
}

$("tiers").addEventListener("change", (event) => {
  localStorage.setItem(TIER, event.target.value);
  chooseTier(Number(event.target.value));
});

// The grown-ups' corner: open at first where the board has room to spare.
function openCorner(open) {
  $("panel").hidden = !open;
  $("grown-ups").setAttribute("aria-expanded", String(open));
  grid?.arrange();
}
function useCorner(open) {
  openCorner(open);
  localStorage.setItem(CORNER, open ? "open" : "closed");
}
$("grown-ups").addEventListener("click", () => useCorner($("panel").hidden));
$("close").addEventListener("click", () => {
  useCorner(false);
  $("grown-ups").focus();
});
const corner = localStorage.getItem(CORNER);
openCorner(matchMedia("(min-width: 1600px)").matches && corner !== "closed");

sound.addEventListener("change", showSound);
stream.connect();
