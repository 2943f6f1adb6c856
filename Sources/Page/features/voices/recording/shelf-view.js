// The voices that were recorded here, and the ways to another one.
import { make } from "../../../kit/elements.js";
import { icon } from "../../../kit/icon.js";
import { t } from "../../../kit/strings.js";
import { listVoices } from "./recorded-voices.js";

/** The symbol of a voice, by the voice that is near to it. */
const FACES = { girl: "girl", boy: "boy" };

export class ShelfView {
  async open() {
    const voices = await listVoices();
    return make("div", { class: "shelf" },
      make("section", { class: "card", "aria-labelledby": "shelf-title" },
        make("h2", { id: "shelf-title", tabindex: "-1" },
          voices.length ? t("Your voices") : t("Whose voice shall it be?")),
        voices.length ? make("ul", { class: "shelf-voices" }, ...voices.map(voiceCard)) : welcome(),
        make("p", { class: "row" },
          make("a", { class: "button primary", href: "#new" }, icon("microphone"), t("Record a voice")),
          make("a", { class: "button", href: "#bring" }, t("Bring in recordings")),
          make("a", { class: "button", href: "/voices" }, t("Back to Voices")))));
  }
}

function welcome() {
  return make("ul", { class: "welcome-steps" },
    ...[["sister", t("A sister or brother, a cousin, a friend: a child’s voice for your child.")],
      ["mommy", t("Mom, Dad, Grandma: a grown-up’s voice can speak for your child, too.")],
      ["clock", t("The most useful words take about ten minutes. Stop whenever you like and go on another day.")],
      ["home", t("All of it stays on this computer.")],
    ].map(([art, text]) => make("li", {}, icon(art), make("span", {}, text))));
}

function voiceCard({ id, name, speaker, recorded, near }) {
  return make("li", {}, make("a", { class: "shelf-voice", href: `#voice/${encodeURIComponent(id)}` },
    icon(FACES[near] ?? "talk"),
    make("span", { class: "shelf-name" }, make("b", {}, name),
      make("small", {}, t("{speaker} · {recorded} words recorded", { speaker, recorded })))));
}
