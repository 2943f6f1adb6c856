// Whose screen this is, where a family has more than one child: the child's picture at the head of the
// message. A touch says the name, and nothing else: another child is chosen behind the gate.
import { calledOf, childPicture } from "../../../kit/child-picture.js";
import { make } from "../../../kit/elements.js";
import { onPress } from "../../../kit/press/press.js";
import { pulse } from "../../../kit/pulse.js";
import { t } from "../../../kit/strings.js";
import { needStyles } from "../../../kit/style-sheets.js";
import { get } from "../../../kit/transport/api.js";

/** The picture at the head of `root`, the message. */
export class PlayerPicture {
  #turn = 0;
  #drawn = "";

  constructor({ root, store }) {
    Object.assign(this, { root, store });
    this.node = make("button", { type: "button", id: "player", hidden: true });
    root.prepend(this.node);
    onPress(root, "#player", () => this.#sayName());
    store.stream.listen(["children"]);
    store.stream.on("children", () => this.#look());
    store.on("profile", () => this.#look());
    this.#look();
  }

  /** Who there is and who plays; of several questions the last counts. */
  async #look() {
    const turn = ++this.#turn;
    const { children } = await get("/v1/children").catch(() => ({ children: null }));
    if (turn !== this.#turn || !children) return;
    const player = children.length > 1 ? children.find(({ isActive }) => isActive) : null;
    if (player) {
      this.#draw(player);
      await needStyles("features/talk/message/player-picture");
    }
    if (turn === this.#turn) this.node.hidden = !player;
  }

  #draw(player) {
    this.name = calledOf(player, t);
    const drawn = JSON.stringify([player.id, this.name]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.node.setAttribute("aria-label", this.name);
    this.node.replaceChildren(childPicture(player));
  }

  /** An audition: it is not counted as what the child said, and no answer to a lesson. */
  #sayName() {
    pulse(this.node);
    this.store.speaker.say({ phrase: this.name, audition: true }).catch(() => {});
  }
}
