// What Meadow asks, in words: each stretch stands by itself, lights up while it is read, and is said
// once more when it is touched.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";

/** What stands in a text where something is only heard; seen is a loudspeaker. */
const HEARD = "🔊";

/** Stretches of speech as elements. What has no words is what the child is to find: it is seen, never heard. */
export function speech(segments) {
  return segments.filter(({ display }) => display)
    .flatMap(({ role, display, spoken, target }, i) => {
      const stretch = make("span", { class: `stretch stretch-${role}` }, ...display.split(HEARD)
        .flatMap((text, at) => (at ? [icon("speaker", "heard"), text] : [text])));
      Object.assign(stretch.dataset, { target, spoken: spoken || display });
      stretch.toggleAttribute("data-sought", !spoken);
      return i ? [" ", stretch] : [stretch];
    });
}

/** Lights in `root` what is called `target`, and nothing else; null for nothing. */
export function lightIn(root, target) {
  for (const lit of root.querySelectorAll("[data-target].lit")) lit.classList.remove("lit");
  if (!target) return;
  for (const one of root.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)) {
    one.classList.add("lit");
    one.scrollIntoView({ block: "nearest" });
  }
}
