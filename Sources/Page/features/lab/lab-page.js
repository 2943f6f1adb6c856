// The onset lab: what each tap costs, stage by stage, live.
import { get, post } from "../../kit/transport/api.js";
import { PageConnection } from "../../kit/page-connection.js";
import { framePage } from "../../kit/page-frame.js";
import { onPress } from "../../kit/press/press.js";
import { dotStrip, factList, percentileRows, stageBar } from "./lab-drawing.js";

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

framePage({ title: "Onset lab", lead: "From a tap to its sound, in milliseconds, live from every tap that Meadow hears." });
const connection = new PageConnection({ gate: () => import("../gate/ask-grown-up.js") });
const { sound, speaker, store, stream } = connection;
const said = new Map();
let words = ["more"];
let taps = [];
let refreshing = false;

stream
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
  words = (await get("/v1/vocabulary")).coreVocabulary.map(({ word }) => word);
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

function showFacts() {
  const { output } = store.state;
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
addEventListener("resize", draw);

// Counters such as underruns have no event of their own.
setInterval(() => {
  if (stream.isOpen && !document.hidden) connection.readOutput().catch(() => {});
}, HEALTH_EVERY);

store.on("output", showFacts);
sound.addEventListener("change", showFacts);
draw();
connection.open(load);
