// Which words and which pairs a listening test asks: fair to every voice, and near enough to be mixed up.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";

const { planWords, soundOf, wordsEach } = await page("features/voices/listening/word-plan.js");
const { planPairs } = await page("features/voices/listening/pair-plan.js");
const { seeded, shuffled } = await page("features/voices/listening/seeded.js");
const { distance, differences, isSound, kindOf } = await page("features/voices/listening/sound-features.js");
const english = await page("features/voices/listening/words-en.js");
const spanish = await page("features/voices/listening/words-es.js");

const VOICES = ["girl", "boy", "meadow"];
const seeds = (test) => { for (let seed = 1; seed <= 200; seed += 1) test(seed); };
const plan = (options) => planWords({ groups: english.GROUPS, voices: VOICES, count: 20, ...options });
const count = (list, name) => list.reduce((counts, each) =>
  counts.set(name(each), (counts.get(name(each)) ?? 0) + 1), new Map());

for (const [name, { GROUPS, PHRASES }] of Object.entries({ english, spanish })) {
  test(`${name}: a group has four words and more, each another sound that is known, and no word twice`, () => {
    for (const { place, words } of GROUPS) {
      const said = Object.values(words);
      assert.ok(said.length >= 4, said.join());
      assert.equal(new Set(said).size, said.length, said.join());
      assert.ok(["first", "middle", "vowel", "last"].includes(place));
      for (const sound of Object.keys(words)) {
        assert.ok(isSound(sound), `${sound} of ${words[sound]}`);
        assert.equal(kindOf(sound) === "vowel", place === "vowel", words[sound]);
      }
    }
    assert.ok(PHRASES.length >= 6);
  });
}

test("the same seed gives the same test, another another", () => {
  assert.deepEqual(plan({ seed: 7 }), plan({ seed: 7 }));
  assert.notDeepEqual(plan({ seed: 7 }).items, plan({ seed: 8 }).items);
  assert.deepEqual(shuffled([1, 2, 3, 4, 5], seeded(3)), shuffled([1, 2, 3, 4, 5], seeded(3)));
});

test("chance is even: each of five comes to each place about as often", () => {
  const chance = seeded(1);
  const places = Array.from({ length: 5 }, () => Array(5).fill(0));
  for (let turn = 0; turn < 5000; turn += 1) {
    shuffled([0, 1, 2, 3, 4], chance).forEach((each, at) => { places[each][at] += 1; });
  }
  for (const each of places.flat()) assert.ok(Math.abs(each - 1000) < 130, `${each}`); // 4.6 deviations
});

test("every voice says equally many words, with the same sounds at the same places", () => {
  seeds((seed) => {
    const { items } = plan({ seed });
    assert.equal(items.length, 21);
    const sounds = VOICES.map((voice) => items.filter((item) => item.voice === voice)
      .map((item) => `${item.place} ${soundOf(item)}`).sort());
    assert.equal(sounds[0].length, 7);
    assert.deepEqual(sounds[1], sounds[0]);
    assert.deepEqual(sounds[2], sounds[0]);
  });
  assert.deepEqual([wordsEach(10, 3), wordsEach(20, 3), wordsEach(40, 2), wordsEach(10, 24)], [3, 7, 20, 1]);
});

test("a word stands among three others that differ from it in one sound, at any place among them", () => {
  const at = [0, 0, 0, 0];
  seeds((seed) => {
    for (const item of [...plan({ seed }).items, plan({ seed }).practice]) {
      const { text, place, choices, sounds } = item;
      const group = english.GROUPS.find((group) =>
        group.place === place && choices.every((word) => Object.values(group.words).includes(word)));
      assert.ok(group, choices.join());
      assert.deepEqual(choices, sounds.map((sound) => group.words[sound]));
      assert.deepEqual([choices.length, new Set(choices).size, choices.includes(text)], [4, 4, true]);
      at[choices.indexOf(text)] += 1;
    }
  });
  const all = at.reduce((sum, each) => sum + each, 0);
  for (const each of at) assert.ok(Math.abs(each / all - 0.25) < 0.03, at.join());
});

test("the others are the nearest there are: p is offered b and t before s", () => {
  const far = (item) => item.sounds.filter((sound) => sound !== soundOf(item))
    .map((sound) => distance(soundOf(item), sound)).reduce((sum, each) => sum + each, 0) / 3;
  const among = (item) => {
    const group = english.GROUPS.find(({ words }) => item.choices.every((word) =>
      Object.values(words).includes(word)));
    const others = Object.keys(group.words).filter((sound) => sound !== soundOf(item));
    return others.map((sound) => distance(soundOf(item), sound)).reduce((sum, each) => sum + each, 0) / others.length;
  };
  let [chosen, any] = [0, 0];
  seeds((seed) => {
    for (const item of plan({ seed }).items) [chosen, any] = [chosen + far(item), any + among(item)];
  });
  assert.ok(chosen < any * 0.85, `${chosen / any}`);
  assert.ok(distance("p", "b") < distance("p", "s") && distance("p", "t") < distance("p", "n"));
  assert.ok(distance("iː", "ɪ") < distance("iː", "ɑː"));
  assert.deepEqual([differences("p", "b"), differences("p", "t"), differences("t", "s"), differences("ɪ", "iː")],
    [["voice"], ["place"], ["made"], ["vowel"]]);
});

test("no voice speaks twice running where there are three, and of two it is left to chance", () => {
  seeds((seed) => {
    const { items } = plan({ seed, count: 40 });
    const twice = items.filter((item, at) => item.voice === items[at - 1]?.voice).length;
    assert.ok(twice <= 2, `seed ${seed}: ${twice}`);
  });
  let [again, all] = [0, 0];
  seeds((seed) => {
    const { items } = plan({ seed, voices: ["girl", "boy"], count: 20 });
    again += items.filter((item, at) => item.voice === items[at - 1]?.voice).length;
    all += items.length - 1;
  });
  assert.ok(again / all > 0.2 && again / all < 0.6, `${again / all}`);
});

test("kinds of sounds come in turn, and no word is said twice while there are others", () => {
  seeds((seed) => {
    const { items } = plan({ seed, count: 40 });
    const kinds = count(items, (item) => `${item.place} ${kindOf(soundOf(item))}`);
    assert.ok(kinds.size >= 10, `${kinds.size}`);
    const most = Math.max(...count(items, ({ text }) => text).values());
    assert.ok(most <= 2, `seed ${seed}: ${most}`);
  });
});

test("words of the board come before others", () => {
  const known = new Set(["bear", "hair", "chair", "cat", "hat", "ball", "book", "boat", "shoe", "two"]);
  const share = (options) => {
    let [of, all] = [0, 0];
    seeds((seed) => {
      const { items } = plan({ seed, ...options });
      of += items.filter(({ text }) => known.has(text)).length;
      all += items.length;
    });
    return of / all;
  };
  assert.ok(share({ known }) > share({}) * 1.3);
});

test("the word for practice is far from the others, and is none that counts", () => {
  seeds((seed) => {
    const { practice, items } = plan({ seed });
    assert.ok(!items.some(({ text }) => text === practice.text));
    assert.ok(VOICES.includes(practice.voice));
  });
});

test("a test can be had of one voice, of two dozen, and in Spanish", () => {
  assert.equal(plan({ seed: 1, voices: ["girl"], count: 10 }).items.length, 10);
  const many = Array.from({ length: 24 }, (_, at) => `voice-${at}`);
  assert.equal(plan({ seed: 1, voices: many, count: 10 }).items.length, 24);
  const { items } = plan({ seed: 1, groups: spanish.GROUPS });
  assert.deepEqual([items.length, items[0].choices.length], [21, 4]);
});

test("every pair of voices is compared equally often, each first as often as second, give or take one", () => {
  seeds((seed) => {
    const pairs = planPairs({ voices: VOICES, phrases: english.PHRASES, count: 10, seed });
    assert.equal(pairs.length, 9);
    const met = count(pairs, ({ first, second }) => [first, second].sort().join());
    assert.deepEqual([...met.values()], [3, 3, 3]);
    const first = count(pairs, ({ first }) => first);
    for (const voice of VOICES) assert.ok(Math.abs((first.get(voice) ?? 0) - 3) <= 1, `seed ${seed}`);
    assert.ok(pairs.every(({ first, second }) => first !== second));
  });
});

test("of many voices none is left out, and without two there is nothing to compare", () => {
  const voices = Array.from({ length: 12 }, (_, at) => `voice-${at}`);
  const pairs = planPairs({ voices, phrases: english.PHRASES, count: 20, seed: 4 });
  assert.equal(pairs.length, 18);
  const met = count(pairs.flatMap(({ first, second }) => [first, second]), (voice) => voice);
  assert.deepEqual([...met.values()], Array(12).fill(3));
  assert.deepEqual(planPairs({ voices: ["girl"], phrases: english.PHRASES, count: 10, seed: 1 }), []);
  assert.equal(planPairs({ voices: ["girl", "boy"], phrases: english.PHRASES, count: 20, seed: 1 }).length, 20);
});
