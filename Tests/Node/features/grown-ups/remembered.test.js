// The privacy page names all that is kept: what the service keeps is read from its own sources, and
// each thing has a line. Whoever adds a table, a state, a file or a kind of event adds the line it
// needs.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { page } from "../../support/browser.js";

const SOURCES = fileURLToPath(new URL("../../../../Sources", import.meta.url));
const swift = new Map(readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".swift"))
  .map((name) => [name, readFileSync(join(SOURCES, name), "utf8")]));
const { ON_THIS_MACHINE, ON_EACH_DEVICE, WHEN_AWAY, GETTING_RID } =
  await page("features/grown-ups/screens/remembered.js");
const lines = [...ON_THIS_MACHINE, ON_EACH_DEVICE, WHEN_AWAY, GETTING_RID]
  .flatMap(([, ...content]) => content.flat());

/** What `pattern` finds in the Swift files whose path ends with `where`, each once. */
function found(pattern, where = ".swift") {
  const texts = [...swift].filter(([name]) => name.endsWith(where)).map(([, text]) => text);
  const names = texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]));
  return [...new Set(names)];
}

/** Of what is kept, the line that tells it begins so. */
const TABLES = {
  calibration: "The level you measured at the ear",
  day: "One line a day",
  dayOfChild: "One line a day", // as it is made; then it is called day
  event: "Words, phrases and feelings that were touched",
  gate: "How often a wrong code was typed",
  keepsake: "The place where your child was last", // its rows are the states below
  listeningAnswer: "Answers of listening tests",
  photo: "Photos: made small",
  picture: "Emoji and photos that you gave",
  profile: "Name: for the greeting",
  setUp: "Set-ups you keep",
  soundDay: "Minutes of sound",
  word: "Names, pictures and how they are said",
};
const STATES = {
  activity: "Where an activity beside talking was left",
  awayTouches: "Which reports of a tablet have been counted",
  boardPlaces: "The places of your own words",
  milestones: "What was celebrated already",
  navigation: "The place where your child was last",
};
const FILES = {
  "content": "Words and scenes written by hand",
  "events.sqlite": "One line a day",
  "family.sqlite": "Name: for the greeting",
  "profile.json": "A copy of this and of your settings",
  "recordings": "Recordings you make",
  "settings.json": "Settings of an older Meadow",
  "voices": "Where a voice of another program is asked for",
};
const EVENTS = {
  activity: "What an activity beside talking notes",
  celebration: "Scenes and things that were opened, and what was celebrated",
  companion: "Rounds with Meadow",
  feeling: "Words, phrases and feelings",
  followUp: "Words, phrases and feelings",
  interaction: "What they were for",
  message: "What was heard, whole messages",
  modelled: "What grown-ups showed",
  navigation: "Scenes and things that were opened",
  sceneEntry: "Scenes and things that were opened",
  speech: "What was heard",
  wordTap: "Words, phrases and feelings",
};
const GATE = {
  codeHash: "A scrambled form of your code",
  cooldownBoot: "How often a wrong code was typed in a row, and how long it has to wait",
  cooldownUntil: "How often a wrong code was typed in a row, and how long it has to wait",
  failures: "How often a wrong code was typed",
};
const PROFILE = {
  ageMonths: "Age in months",
  hasCompletedOnboarding: "Whether you have set Meadow up",
  modules: "What you have opened beside talking",
  motor: "How your child touches",
  name: "Name: for the greeting",
  tier: "Voice and how your child talks",
};
const RECORD = {
  chosen: "Everything you set",
  history: "The last 20 changes",
  profile: "Name: for the greeting",
  speech: "Voice and how your child talks",
};
/** What becomes of files by the way, by the words of the code that does it. */
const WAYS = {
  putAside: "Damaged files, put aside",
  "last-good": "Words and scenes written by hand, if somebody put such files there, and a copy",
  ClipStore: "Words as Meadow says them",
  EspeakDataDirectory: "What the voice needs to speak",
  SessionRecorder: "A record of every touch",
};

/** Where the sources name what is kept, and the lines that tell it. */
const KEPT = [
  ["the privacy page has a line for every table", TABLES, () =>
    found(/(?:CREATE (?:VIRTUAL )?TABLE (?:IF NOT EXISTS )?|\bcreate\(table: )"?(\w+)/g)],
  ["the privacy page has a line for every state that is kept for a child", STATES, () =>
    found(/static (?:let|func) (\w+)[^\n]*\bSavedState\(rawValue/g)],
  ["the privacy page has a line for every file of the data directory", FILES, () =>
    found(/\bdata\??\.appending\(path: "([^"]+)"/g)],
  ["the privacy page has a line for every kind of event", EVENTS, () => {
    const [kinds] = found(/enum Kind: String[^{]*\{([^}]*)\}/g, "Family/ActivityEvent.swift");
    return [...kinds.matchAll(/^\s*case ([\w, ]+)$/gm)].flatMap((match) => match[1].split(", "));
  }],
  ["the privacy page has a line for all of the gate", GATE, () =>
    found(/^ {2}public var (\w+):/gm, "Store/StoredGate.swift")],
  ["the privacy page has a line for all of the child's profile", PROFILE, () => {
    const [profile] = found(/struct ChildProfile[^{]*\{([^]*?)\n\}/g, "Family/ChildProfile.swift");
    return [...profile.matchAll(/^ {2}public var (\w+):/gm)].map((match) => match[1]);
  }],
  ["the privacy page has a line for all of the record of a child", RECORD, () => {
    const [record] = found(/struct ProfileRecord[^{]*\{([^]*?)\n\}/g, "Family/ProfileRecord.swift");
    return [...record.matchAll(/^ {2}public (?:internal\(set\) )?var (\w+)/gm)]
      .map((match) => match[1]);
  }],
  ["the privacy page has a line for what becomes of files by the way", WAYS, () =>
    found(new RegExp(`\\b(${Object.keys(WAYS).join("|")})\\b`, "g"))],
];

for (const [name, told, kept] of KEPT) {
  test(name, () => {
    assert.deepEqual(kept().sort(), Object.keys(told).sort());
    for (const [thing, beginning] of Object.entries(told)) {
      assert.equal(lines.filter((line) => line.startsWith(beginning)).length, 1, thing);
    }
  });
}

test("the privacy page says nothing twice, and each of its lists says one thing a line", () => {
  const told = lines.filter((line) => !/^Photos: made small/.test(line));
  assert.equal(new Set(told).size, told.length);
  for (const line of lines) assert.ok(line.trim() === line && line.length > 10, line);
});
