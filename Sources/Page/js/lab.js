// The onset lab: what each tap costs, stage by stage, live.
import { get, post } from "./api.js";
import { BrowserSound } from "./audio/browser-sound.js";
import { EventStream } from "./events.js";
import { dotStrip, factList, percentileRows, stageBar } from "./lab-drawing.js";
import { onPress } from "./press.js";
import { soundInWords } from "./sound-words.js";
import { Speaker } from "./speaker.js";

const BARS = 14;
const DOTS = 400;
const TEN_TAPS_EVERY = 250;
const HEALTH_EVERY = 3000;
/** Enough words for phrases that were not said before: 6 × 6 × 6 × 6 of them. */
const NEW_WORDS = [
  ["my", "your", "our", "this", "that", "one"],
  ["quick", "sleepy", "purple", "silly", "gentle", "muddy"],
  ["rabbit", "kitten", "dragon", "turtle", "puppy", "owl"],
  ["hops", "dances", "sings", "giggles", "wiggles", "rolls"],
];
const $ = (id) => document.getElementById(id);

const sound = new BrowserSound();
const speaker = new Speaker(() => sound.awaken());
const stream = new EventStream();
const said = new Map();
let words = ["more"];
let taps = [];
let output = null;
let refreshing = false;

stream
  .on("open", () => {
    $("offline").hidden = true;
    load().catch(() => {});
  })
  .on("lost", () => {
    output = null;
    $("offline").hidden = false;
    showOutput();
  })
  .on("output", (status) => {
    output = status;
    sound.follow(status);
    showOutput();
  })
  .on("utterance.started", ({ utterance, text }) => {
    said.set(utterance, text);
    draw();
  })
  .on("onset", (trace) => {
    taps = [{ ...trace, isCold: trace.origin === "synthesised" }, ...taps].slice(0, DOTS);
    draw();
    refresh();
  });

async function load() {
  const [vocabulary, health] = await Promise.all([get("/v1/vocabulary"), get("/healthz")]);
  words = vocabulary.coreVocabulary.map(({ word }) => word);
  output = health.output;
  sound.follow(output);
  showOutput();
  await refresh();
}

/** Asks for the percentiles, once for however many taps come meanwhile. */
async function refresh() {
  if (refreshing) return;
  refreshing = true;
  try {
    const { warm, cold } = await get("/v1/onset");
    $("warm").replaceChildren(...percentileRows("Warm", warm));
    $("cold").replaceChildren(...percentileRows("Cold", cold));
  } catch {
    // The banner says that Meadow is away; the figures stay as they were.
  } finally {
    refreshing = false;
  }
}

function draw() {
  const shown = taps.slice(0, BARS);
  const longest = Math.max(2, ...shown.map(({ audible }) => audible));
  $("bars").replaceChildren(...shown.map((tap) => stageBar(tap, said.get(tap.utterance), longest)));
  $("empty").hidden = shown.length > 0;
  dotStrip($("strip"), taps);
}

function showOutput() {
  const { mood, text } = soundInWords(output, sound);
  $("sound").dataset.mood = mood;
  if ($("sound").textContent !== text) $("sound").textContent = text;
  $("wake").hidden = !(output?.kind === "browser" && !sound.isAwake);
  if (output) $("facts").replaceChildren(...factList(output, sound));
}

const tap = (what) => speaker.say({ ...what, audition: true }).catch(() => {});
const any = (list) => list[Math.floor(Math.random() * list.length)];

onPress(document, "#tap", () => tap({ word: any(words) }));
$("new").addEventListener("click", () => tap({ phrase: NEW_WORDS.map(any).join(" ") }));
$("ten").addEventListener("click", async () => {
  $("ten").disabled = true;
  for (let i = 0; i < 10; i++) {
    tap({ word: any(words) });
    await new Promise((resume) => setTimeout(resume, TEN_TAPS_EVERY));
  }
  $("ten").disabled = false;
});
$("reset").addEventListener("click", async () => {
  await post("/v1/onset/reset").catch(() => {});
  taps = [];
  draw();
  refresh();
});
addEventListener("keydown", (event) => event.key === "Escape" && speaker.stop().catch(() => {}));
addEventListener("resize", draw);

// Counters such as underruns have no event of their own.
setInterval(async () => {
  if (!stream.isOpen || document.hidden) return;
  output = (await get("/healthz").catch(() => null))?.output ?? output;
  showOutput();
}, HEALTH_EVERY);

sound.addEventListener("change", showOutput);
draw();
stream.connect();
