// The three questions with given answers: how old, which voice, where the child is with words. The
// words are what a parent sees at home, none from a report.
import { make } from "../../kit/elements.js";
import { Choice, emoji } from "./choice.js";

/** Bubbles of document 001; the month is one inside on which all tables of defaults agree. */
const AGES = [[15, "12–18"], [21, "18–24"], [27, "24–36"], [42, "36–48"]];

const VOICES = [["boy", "👦", "Boy"], ["girl", "👧", "Girl"]];

const TIERS = [
  {
    value: 1, picture: "🌱", name: "First Words", sign: "Few words yet, or none",
    says: "“milk”", points: [
      "I show you both around, for 15 seconds", "One touch says one word, right away",
      "My biggest celebrations", "I wait a long, patient while for an answer"],
  },
  {
    value: 2, picture: "🌿", name: "Word Combinations", sign: "Words, and now and then two together",
    says: "“more milk”", points: [
      "Straight into the Kitchen", "After a word I offer what could come next",
      "Cheerful celebrations", "I wait a little while"],
  },
  {
    value: 3, picture: "🌻", name: "Sentences", sign: "Short sentences, and lots to tell",
    says: "“I want more milk”", points: [
      "Straight into the Kitchen", "Words grow into a conversation",
      "Smaller celebrations", "I wait just a moment"],
  },
];

export function ageChoice() {
  return new Choice({
    name: "age", question: "How old?", kind: "ages",
    options: AGES.map(([value, text]) => ({
      value, face: [make("strong", {}, text), make("small", {}, "months")],
    })),
  });
}

export function voiceChoice() {
  return new Choice({
    name: "voice", question: "Which voice?", hint: "(touch to hear)", kind: "voices",
    options: VOICES.map(([value, picture, name]) => ({
      value, face: [emoji(picture), make("strong", {}, name),
        make("span", { class: "setup-waves", "aria-hidden": "true" },
          make("i"), make("i"), make("i"))],
    })),
  });
}

export function tierChoice() {
  return new Choice({
    name: "tier", question: "Where with words just now?", kind: "tiers",
    options: TIERS.map(({ value, picture, name, sign, says, points }) => ({
      value, face: [
        make("span", { class: "setup-suggested" }, "Our suggestion"),
        make("span", { class: "setup-tier-top" }, emoji(picture), make("strong", {}, name)),
        make("span", { class: "setup-sign" }, sign, make("em", {}, says)),
        make("span", { class: "setup-points" },
          ...points.map((point) => make("span", { class: "setup-point" }, point)))],
    })),
  });
}
