// What a listening test's answers say, against figures that others have published or that are counted by hand.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

const { share, difference } = await page("features/voices/listening/intervals.js");
const { strengths, preferences } = await page("features/voices/listening/preference.js");
const { byDifference, byKind, byVoice, mixedUp } = await page("features/voices/listening/confusions.js");

const { resultsTable } = await page("features/voices/listening/results-table.js");

const near = (value, wanted, within = 0.00005) =>
  assert.ok(Math.abs(value - wanted) <= within, `${value} is not ${wanted}`);

test("a share has Wilson's interval, as Newcombe prints it", () => {
  // R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17
  // (1998), table I, method 3.
  for (const [times, all, low, high] of [
    [81, 263, 0.2553, 0.3662], [15, 148, 0.0624, 0.1605], [0, 20, 0, 0.1611], [1, 29, 0.0061, 0.1718],
  ]) {
    const found = share(times, all);
    near(found.low, low);
    near(found.high, high);
  }
});

test("a share of all or nothing ends where there is no more, and of nothing it can be anything", () => {
  assert.equal(share(0, 5).low, 0);
  assert.equal(share(5, 5).high, 1);
  near(share(5, 5).low, 1 - share(0, 5).high, 1e-12);
  assert.deepEqual(share(0, 0), { times: 0, all: 0, share: null, low: 0, high: 1, isTooFew: true });
});

test("few answers are too few to be told, until the interval says something", () => {
  assert.ok(share(1, 2).isTooFew && share(3, 6).isTooFew);
  assert.ok(!share(6, 12).isTooFew && !share(7, 7).isTooFew);
});

test("a difference has Newcombe's interval, as he prints it", () => {
  // R. G. Newcombe, "Interval estimation for the difference between independent proportions", the same
  // volume, table II, method 10.
  for (const [[a, m], [b, n], low, high] of [
    [[56, 70], [48, 80], 0.0524, 0.3339], [[9, 10], [3, 10], 0.1705, 0.8090], [[10, 10], [0, 10], 0.6075, 1],
  ]) {
    const found = difference(share(a, m), share(b, n));
    near(found.low, low);
    near(found.high, high);
    assert.ok(found.isTold);
  }
  assert.ok(!difference(share(5, 7), share(3, 7)).isTold);
  assert.deepEqual(difference(share(0, 0), share(1, 2)), { by: null, low: -1, high: 1, isTold: false });
});

test("strengths are those that Agresti gives for the teams of a year of baseball", () => {
  // A. Agresti, "Categorical Data Analysis" (1990), table 10.10: wins of 1987; abilities as logarithms, where
  // Baltimore's is 0.
  const teams = ["Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore"];
  const won = [
    [0, 7, 9, 7, 7, 9, 11], [6, 0, 7, 5, 11, 9, 9], [4, 6, 0, 7, 7, 8, 12], [6, 8, 6, 0, 6, 7, 10],
    [6, 2, 6, 7, 0, 7, 12], [4, 4, 5, 6, 6, 0, 6], [2, 4, 1, 3, 1, 7, 0],
  ];
  const found = strengths(teams, (a, b) => won[teams.indexOf(a)][teams.indexOf(b)], { prior: 0 });
  const ability = (team) => Math.log(found.get(team) / found.get("Baltimore"));
  const wanted = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0];
  teams.forEach((team, at) => near(ability(team), wanted[at]));
});

test("one that always wins is not infinitely nice, and nobody is heard of without an answer", () => {
  const found = strengths(["a", "b"], (a) => (a === "a" ? 10 : 0));
  assert.ok(found.get("a") / (found.get("a") + found.get("b")) < 0.99);
  near(found.get("a") * found.get("b"), 1, 1e-9);
  assert.deepEqual(preferences([]).voices, []);
});

const pair = (first, second, nicer, forWhom) => ({ pair: { first, second, nicer, forWhom } });

test("preferences are counted: who was nicer, how often the same, for whom, and which was first", () => {
  const { voices, order } = preferences([
    pair("girl", "boy", "first", "child"), pair("boy", "girl", "second", "child"),
    pair("girl", "boy", "same"), pair("boy", "girl", "first", "companion"),
    pair("girl", "meadow", "first", "neither"),
  ]);
  const of = (name) => voices.find(({ voice }) => voice === name);
  assert.deepEqual(voices.map(({ voice }) => voice), ["girl", "boy", "meadow"]);
  assert.deepEqual([of("girl").met, of("girl").same, of("girl").preferred.times, of("girl").preferred.all],
    [5, 1, 3, 4]);
  assert.deepEqual([of("girl").forWhom.child.times, of("girl").forWhom.neither.times, of("girl").forWhom.child.all],
    [2, 1, 3]);
  assert.deepEqual([of("boy").preferred.times, of("boy").preferred.all, of("boy").forWhom.companion.times],
    [1, 3, 1]);
  assert.deepEqual([order.times, order.all], [3, 4]);
});

const word = (voice, sound, heard, { place = "first", sounds = ["p", "t", "b", "k"], replays = 0 } = {}) => ({
  text: `${sound}ear`, replays,
  word: { voice, place, sounds, choices: sounds.map((each) => `${each}ear`),
    ...(heard ? { chosen: `${heard}ear` } : {}) },
});

test("voices are understood in so many words, and only what can be told of two is told", () => {
  const answers = [
    ...Array.from({ length: 18 }, () => word("girl", "p", "p")), word("girl", "p", "t"), word("girl", "p", "b"),
    ...Array.from({ length: 8 }, () => word("boy", "p", "p")), ...Array.from({ length: 12 }, () =>
      word("boy", "p", null, { replays: 2 })),
    word("meadow", "p", "p"),
  ];
  const { voices, better } = byVoice(answers);
  assert.deepEqual(voices.map(({ voice, right }) => [voice, right.times, right.all]),
    [["girl", 18, 20], ["boy", 8, 20], ["meadow", 1, 1]]); // one word says next to nothing
  assert.equal(voices[1].unheard.times, 12);
  near(voices[1].replays, 1.2);
  assert.deepEqual(better.map(({ voice, than }) => [voice, than]), [["girl", "boy"]]);
  near(better[0].by, 0.5);
});

test("a sound was taken for another so often as it could have been", () => {
  const answers = [
    ...Array.from({ length: 8 }, () => word("girl", "p", "p")), ...Array.from({ length: 3 }, () =>
      word("girl", "p", "t")),
    word("girl", "p", "k", { sounds: ["p", "k", "m", "f"] }), word("girl", "p", null),
    word("girl", "p", "t", { place: "last" }), word("girl", "t", "t"),
  ];
  const found = mixedUp(answers).map(({ place, sound, heard, taken }) =>
    [place, sound, heard, taken.times, taken.all]);
  assert.deepEqual(found.find(([place, , heard]) => place === "first" && heard === "t"),
    ["first", "p", "t", 3, 12]); // t was no choice where k was taken
  assert.deepEqual(found.find(([, , heard]) => heard === null), ["first", "p", null, 1, 13]);
  assert.deepEqual(found.find(([place]) => place === "last"), ["last", "p", "t", 1, 1]);
  assert.equal(found.length, 4);
});

test("mistakes are told by what differs, and right answers by the kind of sound", () => {
  const answers = [word("girl", "p", "t"), word("girl", "p", "b"), word("girl", "p", "p"), word("girl", "p", null),
    word("girl", "s", "s", { sounds: ["s", "f"] })];
  assert.deepEqual(byDifference(answers).map(({ what, among }) => [what, among.times, among.all]),
    [["place", 1, 2], ["voice", 1, 2]]);
  assert.deepEqual(byKind(answers).map(({ kind, right }) => [kind, right.times, right.all]),
    [["stop", 1, 4], ["hiss", 1, 1]]);
});

test("the table has a line for each answer, quotes what needs it, and has no formula", () => {
  const kept = { savedMilliseconds: 1_800_000_000_000, round: "a", language: "en", rate: 0.85, pitch: 1.2, replays: 1 };
  const table = resultsTable([
    { ...kept, id: "a-1", listener: "=K, \"M\"", role: "parent", ...word("girl", "p", "t", { replays: 1 }) },
    { ...kept, id: "a-2", ...word("boy", "p", null), text: "pear" },
    { ...kept, id: "a-3", text: "more", ...pair("girl", "boy", "same") },
  ]).split("\r\n");
  assert.equal(table[0], "time,test,answer,kind,listener,role,language,rate,pitch,text,voice,secondVoice,place,"
    + "sound,choices,chosen,right,nicer,forWhom,replays");
  assert.equal(table[1], "2027-01-15T08:00:00.000Z,a,a-1,word,\"'=K, \"\"M\"\"\",parent,en,0.85,1.2,pear,girl,,first,p,"
    + "pear tear bear kear,tear,false,,,1");
  assert.equal(table[2], "2027-01-15T08:00:00.000Z,a,a-2,word,,,en,0.85,1.2,pear,boy,,first,p,pear tear bear kear,,"
    + "false,,,0");
  assert.equal(table[3], "2027-01-15T08:00:00.000Z,a,a-3,pair,,,en,0.85,1.2,more,girl,boy,,,,,,same,,1");
  assert.deepEqual([table.length, table[4]], [5, ""]);
});
