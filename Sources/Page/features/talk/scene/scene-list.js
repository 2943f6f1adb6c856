// The scenes there are, read once for all who show them.
import { get } from "../../../kit/transport/api.js";

let coming = null;

/** The scenes: [{id, label, emoji, routine, …}]. What could not be read is asked for again. */
export function sceneList() {
  coming ??= get("/v1/scenes").catch((problem) => {
    coming = null;
    throw problem;
  });
  return coming;
}
