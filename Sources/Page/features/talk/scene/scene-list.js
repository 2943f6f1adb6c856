// The scenes there are, read once for all who show them.
import { get } from "../../../kit/transport/api.js";

let coming = null;

/**
 * The scenes: [{id, label, emoji, routine, …}]. What could not be read is asked for again, and all of it
 * where it has to come `anew`.
 */
export function sceneList({ anew = false } = {}) {
  if (anew) coming = null;
  coming ??= get("/v1/scenes").catch((problem) => {
    coming = null;
    throw problem;
  });
  return coming;
}
