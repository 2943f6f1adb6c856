// Meadow, the sprout: one drawing for the corner, the set-up and wherever else it is seen. What it
// does is an attribute on the drawing; sprout.css moves it, and not under calm motion.
import { svg } from "../../../kit/svg.js";
import "../../../kit/breath.js";

const path = (name, d) => svg("path", { class: name, d });
const dot = (name, cx, cy, r) => svg("circle", { class: name, cx, cy, r });
const egg = (name, cx, cy, rx, ry) => svg("ellipse", { class: name, cx, cy, rx, ry });

/** The drawing is `root`; `activity` and `isSpeaking` are what it does. */
export class Face {
  constructor() {
    this.root = svg("svg", {
      class: "sprout", viewBox: "-18 0 156 124", "aria-hidden": "true", "data-activity": "resting",
    }, egg("sprout-shade", 60, 117, 40, 5), svg("g", { class: "sprout-all" },
      leaves(), arm("left", "M23 85 C 8 79 -9 88 -15 106 C 4 113 20 103 23 85 Z",
        "M18 90 Q 6 94 -4 101"),
      arm("right", "M97 85 C 112 79 129 88 135 106 C 116 113 100 103 97 85 Z",
        "M102 90 Q 114 94 124 101"),
      egg("sprout-face", 60, 74, 44, 40), look()));
  }

  /** resting, greeting, modelling, waiting, celebrating: the companion's own states; or asleep. */
  set activity(activity) { this.root.dataset.activity = activity; }

  /** Whether its voice is to be heard. */
  set isSpeaking(isSpeaking) { this.root.toggleAttribute("data-speaking", isSpeaking); }
  get isSpeaking() { return this.root.hasAttribute("data-speaking"); }
}

function leaves() {
  return svg("g", { class: "sprout-leaves" },
    path("sprout-leaf", "M60 34 C 40 34 30 20 30 8 C 48 6 60 18 60 34 Z"),
    path("sprout-leaf", "M60 34 C 60 16 74 4 92 8 C 92 24 78 34 60 34 Z"),
    path("sprout-vein", "M60 42 C 60 30 50 18 40 14 M60 36 C 66 24 74 17 82 14"));
}

function arm(side, leaf, vein) {
  return svg("g", { class: `sprout-arm ${side}` }, path("sprout-leaf", leaf),
    path("sprout-vein", vein));
}

/** What looks about: all of it moves a little when Meadow looks somewhere. */
function look() {
  return svg("g", { class: "sprout-look" },
    dot("sprout-cheek", 33, 82, 8), dot("sprout-cheek", 87, 82, 8),
    svg("g", { class: "sprout-eyes" },
      egg("sprout-feature", 44, 68, 5.5, 7), egg("sprout-feature", 76, 68, 5.5, 7),
      dot("sprout-glint", 46, 65.5, 2), dot("sprout-glint", 78, 65.5, 2)),
    path("sprout-glad", "M37 70 Q 44 60 51 70 M69 70 Q 76 60 83 70"),
    path("sprout-smile", "M49 83 Q 60 94 71 83"),
    svg("g", { class: "sprout-mouth" },
      path("sprout-feature", "M47 81 Q 60 85 73 81 Q 73 98 60 98 Q 47 98 47 81 Z"),
      egg("sprout-tongue", 60, 94, 6.5, 3.5)));
}
