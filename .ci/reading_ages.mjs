// How hard the page's own texts are to read: for each part of the page a line, then the hardest sentences. English
// by the grade of Kincaid, Fishburne, Rogers and Chissom (1975), as an age (grade + 5); Spanish by the ease of Fernández
// Huerta (1959), where 60 to 70 is what everybody reads. Syllables are counted by groups of vowels.
//
//   node .ci/reading_ages.mjs [--hardest 10]
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { PAGE, sentencesByFile } from "../Tests/Node/support/texts.js";

const { values: { hardest } } = parseArgs({ options: { hardest: { type: "string", default: "10" } } });
/** Who reads what. */
const PARTS = [
  ["the child's board and its setting up", /^(kit|shell|features\/(talk|setup|gate|learn\/(?!insight)))/],
  ["grown-ups: settings, words, pictures", /^features\/(grown-ups|words|pictures)/],
  ["grown-ups: what was said and learned", /^features\/(insight|learn\/insight)/],
  ["grown-ups: voices and recording", /^features\/voices/],
  ["all of the page", /./],
];

const wordsOf = (text) => text.match(/[\p{L}\p{N}’']+/gu) ?? [];
const sentencesOf = (text) => text.split(/[.!?:;]+(?:\s|$)/).filter((one) => wordsOf(one).length);

function englishSyllables(word) {
  const bare = word.toLowerCase().replace(/(?:[^laeiouy]es|[^aeioudt]ed|[^laeiouy]e)$/, (end) => end[0]);
  return Math.max(1, (bare.match(/[aeiouy]+/g) ?? []).length);
}

/** Two strong vowels, or a weak one with its stress written, are two syllables. */
function spanishSyllables(word) {
  const apart = word.toLowerCase().replace(/qu|gu(?=[eiéí])/g, "q").replace(/([aeoáéó])(?=[aeoáéóíú])/g, "$1-")
    .replace(/([íú])(?=[aeoáéó])/g, "$1-");
  return Math.max(1, (apart.match(/[aeiouáéíóúü]+|\by\b/g) ?? []).length);
}

function counts(texts, syllablesOf) {
  const words = texts.flatMap(wordsOf);
  const sentences = texts.flatMap(sentencesOf).length;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return { words: words.length, length: words.length / sentences, syllables: syllables / words.length };
}

const age = (texts) => {
  const { length, syllables } = counts(texts, englishSyllables);
  return 0.39 * length + 11.8 * syllables - 15.59 + 5;
};

const files = [...sentencesByFile()];
console.log("| English, who reads it | texts | words | words a sentence | reading age |\n|---|---:|---:|---:|---:|");
for (const [name, fits] of PARTS) {
  const texts = files.filter(([file]) => fits.test(file)).flatMap(([, all]) => all);
  const { words, length } = counts(texts, englishSyllables);
  console.log(`| ${name} | ${texts.length} | ${words} | ${length.toFixed(1)} | ${age(texts).toFixed(1)} |`);
}

const spanish = Object.values(JSON.parse(readFileSync(`${PAGE}/strings/es-419.json`, "utf8")))
  .filter((text) => wordsOf(text).length > 3);
const { words, length, syllables } = counts(spanish, spanishSyllables);
const ease = 206.84 - 60 * syllables - 1.02 * length;
console.log(`\nSpanish: ${spanish.length} texts, ${words} words, ${length.toFixed(1)} a sentence, ease ${ease.toFixed(0)}`);

console.log("\nThe hardest to read:");
const long = files.flatMap(([file, texts]) => texts.map((text) => ({ file, text, years: age([text]) })))
  .filter(({ text }) => wordsOf(text).length > 7).sort((a, b) => b.years - a.years).slice(0, Number(hardest));
for (const { file, text, years } of long) console.log(`  ${years.toFixed(0)} years, ${file}: ${text}`);
