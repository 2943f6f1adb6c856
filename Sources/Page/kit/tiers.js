// The three tiers as a parent knows them: what is seen at home, and what Meadow then does. The set-up
// and the settings show the same cards; a test holds what they say to defaults.json.
import { make } from "./elements.js";

export const TIERS = [
  {
    value: 1, picture: "🌱", name: "First Words", sign: "Few words yet, or none", says: "“milk”",
    points: [
      "One touch says one word, right away", "A few core words, each in its place",
      "The biggest celebrations, most often", "Waits 30 to 45 seconds for an answer",
      "Shows signs along with words"],
  },
  {
    value: 2, picture: "🌿", name: "Word Combinations", sign: "Words, and now and then two together",
    says: "“more milk”", points: [
      "After a word, three short phrases to go on with", "Beginnings to fill in: “I want …”",
      "Celebrations as big as the age asks for", "Waits 10 to 15 seconds for an answer"],
  },
  {
    value: 3, picture: "🌳", name: "Sentences", sign: "Short sentences, and lots to tell",
    says: "“I want more milk”", points: [
      "After a word, three longer phrases", "All core words",
      "Smaller celebrations, least often", "Waits 5 to 10 seconds for an answer"],
  },
];

/** What is on the card of a tier; it is suggested where the card has `data-suggested`. */
export const tierFace = ({ picture, name, sign, says, points }) => [
  make("span", { class: "tier-top" },
    make("span", { class: "emoji", "aria-hidden": "true" }, picture), make("strong", {}, name)),
  make("span", { class: "tier-sign" }, sign, make("em", {}, says)),
  make("span", { class: "tier-points" },
    ...points.map((point) => make("span", { class: "tier-point" }, point))),
  make("span", { class: "tier-suggested" }, "Usual at this age"),
];
