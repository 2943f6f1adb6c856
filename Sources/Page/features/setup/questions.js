// The three questions with given answers: how old, which voice, where the child is with words. The
// words are what a parent sees at home, none from a report.
import { make } from "../../kit/elements.js";
import { icon } from "../../kit/icon.js";
import { sayIt } from "../../kit/strings.js";
import { TIERS, tierFace } from "../../kit/tiers.js";
import { Choice } from "./choice.js";

/** Those of document 001, Onboarding, but 24–36 in two: the suggested tier changes at 30. The month is
    one inside on which all tables of defaults agree. */
const AGES = [[15, "12–18"], [21, "18–24"], [27, "24–30"], [33, "30–36"], [42, "36–48"]];

const VOICES = [["boy", "Boy"], ["girl", "Girl"]];

export function ageChoice() {
  return new Choice({
    name: "age", kind: "ages",
    options: AGES.map(([value, text]) => ({
      value, face: [make("strong", {}, text), sayIt(make("small"), "months")],
    })),
  });
}

export function voiceChoice() {
  return new Choice({
    name: "voice", question: "Which voice?", hint: "(touch to hear)", kind: "voices",
    options: VOICES.map(([value, name]) => ({
      value, face: [icon(value), sayIt(make("strong"), name),
        make("span", { class: "setup-waves", "aria-hidden": "true" },
          make("i"), make("i"), make("i"))],
    })),
  });
}

export function tierChoice() {
  return new Choice({
    name: "tier", kind: "tiers",
    options: TIERS.map((tier) => ({ value: tier.value, face: tierFace(tier, sayIt) })),
  });
}
