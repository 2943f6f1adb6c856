// What Meadow asks, in words: each stretch stands by itself, lights up while it is read, and is said
// once more when it is touched.
import { make } from "../../../kit/elements.js";

/** Stretches of speech as elements; what is only `heard` is shown as a loudspeaker to touch. */
export function speech(segments) {
  return segments.filter(({ display }) => display)
    .flatMap(({ role, display, spoken, target }, i) => {
      const stretch = make("span", { class: `stretch stretch-${role}` }, display);
      Object.assign(stretch.dataset, { target, spoken: spoken || display });
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
