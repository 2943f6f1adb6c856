// A sign of the page itself: one of the symbols, which only the eye needs, since what it stands on has a name.
// It is as large as the letters around it say, also before it has come, so that nothing moves.
import { picture } from "./word-picture.js";

/** The symbol called `name`; `kind` is its class. */
export const icon = (name, kind = "emoji") => picture({ art: name }, kind);
