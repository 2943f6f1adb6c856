// The sound of scanning, for who cannot see the frame: Meadow says softly what it is around. It is asked of
// the service, where it stands below everything a child says: it waits, yields, and is no part of what was
// said. The service forgets it where the child speaks meanwhile; the frame is then told again.
import { post } from "../../kit/transport/api.js";
import { nameOf } from "./scan-tree.js";

export class ScanVoice {
  #told = "";

  constructor(store) { this.store = store; }

  /** The frame is around `branch` now, or around nothing. */
  offer(branch) {
    const name = branch && this.store.settings?.scanSounds ? nameOf(branch) : "";
    if (name === this.#told) return;
    this.#told = name;
    if (name) post("/v1/activities/scanning", { offered: name }).catch(() => {});
  }

  /** Somebody said something: who listens wants to hear anew where the frame is. */
  forget() { this.#told = ""; }
}
