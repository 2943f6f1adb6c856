// The three tiers as a parent knows them: what is seen at home, and what Meadow then does. The set-up
// and the settings show the same cards; a test holds what they say to defaults.json.
import { make, say } from "./elements.js";
import { icon } from "./icon.js";

export const TIERS = [
  {
    value: 1, art: "sprout", name: "First Words", sign: "Few words yet, or none", says: "“milk”",
    points: [
      "One touch says one word, right away", "A few core words, each in its place",
      "The biggest celebrations, most often", "Waits 30 to 45 seconds for an answer",
      "Shows signs along with words"],
  },
  {
    value: 2, art: "young-plant", name: "Word Combinations", sign: "Words, and now and then two together",
    says: "“more milk”", points: [
      "After a word, three short phrases to go on with", "Beginnings to fill in: “I want …”",
      "Celebrations as big as the age asks for", "Waits 10 to 15 seconds for an answer"],
  },
  {
    value: 3, art: "tree", name: "Sentences", sign: "Short sentences, and lots to tell",
    says: "“I want more milk”", points: [
      "After a word, three longer phrases", "All core words",
      "Smaller celebrations, least often", "Waits 5 to 10 seconds for an answer"],
  },
];

/** What is on the card of a tier; it is suggested where the card has `data-suggested`. `write` gives an element
 *  its text: the page's `sayIt` where its language is spoken. */
export function tierFace({ art, name, sign, says, points }, write = say) {
  const written = (kind, attributes, text) => {
    const made = make(kind, attributes);
    write(made, text);
    return made;
  };
  return [
    make("span", { class: "tier-top" },
      icon(art), written("strong", {}, name)),
    make("span", { class: "tier-sign" }, written("span", {}, sign), written("em", {}, says)),
    make("span", { class: "tier-points" },
      ...points.map((point) => written("span", { class: "tier-point" }, point))),
    written("span", { class: "tier-suggested" }, "Usual at this age"),
  ];
}
