// The signs on the buttons of the room: few, thick lines, so that they are seen from afar and small.
import { svg } from "../../kit/svg.js";

const LINES = {
  back: ["M15 4 7 12l8 8"],
  map: ["M3.5 11.5 12 4l8.5 7.5", "M6 10v9.5h12V10", "M10 19.5v-5h4v5"],
  previous: ["M19 12H6", "M11 6l-6 6 6 6"],
  next: ["M5 12h13", "M13 5.5 19.5 12 13 18.5"],
  skip: ["M5 6l6 6-6 6", "M13 6l6 6-6 6"],
  check: ["M4.5 12.5 10 18 20 6.5"],
  bulb: ["M9 17.5h6", "M10 20.5h4", "M8.8 14.6a6 6 0 1 1 6.4 0c-.7.5-1 1.2-1 2h-4.4c0-.8-.3-1.5-1-2Z"],
  ear: ["M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z", "M15.5 9a4 4 0 0 1 0 6", "M18.3 6.3a8 8 0 0 1 0 11.4"],
  reads: ["M5 4.5h14a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-8L6 20.5v-4H5A2.5 2.5 0 0 1 2.5 14V7A2.5 2.5 0 0 1 5 4.5Z",
    "M7.5 9h9", "M7.5 12.2h5.5"],
  silent: ["M5 4.5h14a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-8L6 20.5v-4H5A2.5 2.5 0 0 1 2.5 14V7A2.5 2.5 0 0 1 5 4.5Z",
    "M3.5 2.5 20.5 19.5"],
  again: ["M19.5 12a7.5 7.5 0 1 1-2.4-5.5", "M17.6 2.8v4.2h-4.2"],
  play: ["M8 5.5 18.5 12 8 18.5Z"],
};

/** The sign of this name, for a button that has a name of its own. */
export function sign(name) {
  return svg("svg", { viewBox: "0 0 24 24", class: "learn-sign", "aria-hidden": "true" },
    ...LINES[name].map((d) => svg("path", { d })));
}

/** A star with five rounded points. */
export function star() {
  return svg("svg", { viewBox: "0 0 24 24", class: "learn-star", "aria-hidden": "true" }, svg("path", {
    d: "M12 2.6l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.2l-5.8 3.2 1.3-6.5L2.7 9.4l6.5-.8Z" }));
}
