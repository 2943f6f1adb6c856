// What the grown-ups' pages have around their content: the hills, the head with the way to the other
// pages, the state of the sound and Stop, and the banners of a service or a sound that is away.
import { make } from "./elements.js";
import { icon } from "./icon.js";
import { t } from "./strings.js";
import { svg } from "./svg.js";

const HILLS = {
  far: "M0 210 C 220 90 430 120 690 190 S 1180 70 1440 170 V420 H0 Z",
  middle: "M0 290 C 260 190 520 300 760 265 S 1210 190 1440 270 V420 H0 Z",
  near: "M0 350 C 330 290 520 390 860 345 S 1290 310 1440 355 V420 H0 Z",
};
/** What a family needs; the Lab is for who looks after the machine, and stands under About. */
const PAGES = [["/", "Board"], ["/settings", "Settings"], ["/insight", "Insight"],
  ["/voices", "Voices"], ["/words", "My Words"]];

/** Which page this is, or stands behind. */
const here = (href) => (href === location.pathname ? "page"
  : href !== "/" && location.pathname.startsWith(`${href}/`) ? "true" : null);

/** Puts the frame before the page's content; `lead` says what the page is for, `more` ends the head. */
export function framePage({ title, lead }, ...more) {
  document.body.prepend(
    make("div", { class: "sun", "aria-hidden": "true" }),
    svg("svg", { class: "land", viewBox: "0 0 1440 420", preserveAspectRatio: "none",
      "aria-hidden": "true" },
    ...Object.entries(HILLS).map(([name, d]) => svg("path", { class: name, d }))),
    make("header", { class: "page-top" },
      make("a", { class: "page-home", href: "/", "aria-label": t("Meadow, the board") },
        make("img", { src: "/page/art/meadow.svg", alt: "", width: 56, height: 56 })),
      make("div", { class: "page-title" }, make("h1", {}, title), make("p", { class: "lead" }, lead)),
      make("nav", { class: "pages", "aria-label": t("Pages") }, ...PAGES.map(([href, name]) =>
        make("a", { href, "aria-current": here(href) }, t(name)))),
      ...more));
}

/** The state of the sound with Stop, and the banners: what a head ends with. */
export const soundParts = () => [
  make("div", { class: "page-sound" },
    make("p", { class: "sound-state", id: "sound", role: "status" }, t("Looking for Meadow…")),
    make("button", { class: "button stop-now", id: "stop", type: "button",
      "aria-keyshortcuts": "Escape" }, icon("hand"), ` ${t("Stop")}`)),
  make("div", { class: "banner", id: "offline", role: "status", hidden: true }, icon("moon"),
    make("span", {}, t("Meadow is not running. This page goes on by itself when it is back."))),
  make("button", { class: "banner", id: "wake", type: "button", hidden: true }, icon("speaker"),
    make("span", {}, t("Tap to turn the sound on"))),
];
