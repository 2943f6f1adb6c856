// The six kinds of facts as a wheel: each fills from the middle as its facts become known by heart.
import { make } from "../../../kit/elements.js";
import { svg } from "../../../kit/svg.js";
import { BAND_ICONS } from "../facts/fact-icons.js";
import { sector } from "./fact-growth.js";
import { WORDS, bandNamed } from "./progress-words.js";

const INNER = 16;
const OUTER = 62;
/** Where the signs lie, as a share of the wheel's half. */
const SIGNS = 0.82;

/** The wheel of `bands`; the chosen one is pressed. */
export function bandWheel(bands, chosen) {
  const drawing = svg("svg", { class: "band-wheel-drawing", viewBox: "-64 -64 128 128", "aria-hidden": "true" },
    ...bands.flatMap((band, at) => [
      svg("path", { class: "band-sector", d: sector(at, INNER, OUTER) }),
      ...filled(at, band.met / band.all, "met"), ...filled(at, band.known / band.all, `known tone-${at + 1}`),
      ...(band.band === chosen ? [svg("path", { class: "chosen", d: sector(at, INNER - 2, OUTER + 1) })] : []),
    ]));
  return make("div", { class: "band-wheel", role: "group", "aria-label": WORDS.wheel }, drawing,
    ...bands.map((band, at) => sign(band, at, band.band === chosen)));
}

function filled(at, share, kind) {
  return share > 0 ? [svg("path", { class: kind, d: sector(at, INNER, INNER + (OUTER - INNER) * Math.max(0.08, share)) })] : [];
}

function sign(band, at, isChosen) {
  const angle = (((at + 0.5) / 6) * 2 - 0.5) * Math.PI;
  const button = make("button", { type: "button", class: "band-choice", "data-band": band.band,
    "aria-label": bandNamed(band.band, band), "aria-pressed": String(isChosen) }, BAND_ICONS[at]());
  button.style.setProperty("--x", (50 + 50 * SIGNS * Math.cos(angle)).toFixed(2));
  button.style.setProperty("--y", (50 + 50 * SIGNS * Math.sin(angle)).toFixed(2));
  return button;
}
