// What is wrong with the pictures of phrases, by language: those that name nothing, that do not show what they deny, and
// that look like another that can stand beside them. MEADOW names another program.
//
//   node .ci/picture_clashes.mjs
import { LANGUAGES, looksIn } from "../Tests/Node/support/phrase-looks.js";

const found = LANGUAGES.map((language) => ({ language, ...looksIn(language) }));
console.log("| language | phrases | show nothing | deny, and do not show it | look alike beside one another |");
console.log("|---|---:|---:|---:|---:|");
for (const { language, phrases, empty, denying, undenied, alike } of found) {
  console.log(`| ${language} | ${phrases} | ${empty.length} | ${undenied.length} of ${denying} | ${alike.length} |`);
}
for (const { language, empty, undenied, alike } of found) {
  for (const each of [...empty, ...undenied, ...alike]) console.log(`  ${language}: ${each}`);
}
