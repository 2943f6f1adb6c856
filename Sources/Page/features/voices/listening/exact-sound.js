// A sound of the test by the machine's own loudspeaker, in exactly the voice that is asked about: what cannot
// be heard in it is not heard at all.
import { post } from "../../../kit/transport/api.js";

const SOUNDS = "/v1/listening/sounds";
/** A natural voice may think for long, and a child's word goes first. */
const PATIENCE = 60_000;
/** What is made sooner needs no word about it. */
const MAKING_AFTER = 400;

/** Has `sound` {text, voice, language} made, so that it is heard at once; a failure is told when it is played. */
export const makeAhead = (sound) =>
  post(SOUNDS, { ...sound, ahead: true }, { within: PATIENCE }).catch(() => {});

/**
 * Plays `sound`; `tell` is called with "making" where that takes a while, then "sounding". Resolves to the
 * service's answer, or null where it was cut off; rejects with the problem where the voice cannot be heard.
 */
export async function playExactly(sound, tell) {
  const waiting = setTimeout(() => tell("making"), MAKING_AFTER);
  try {
    await post(SOUNDS, { ...sound, ahead: true }, { within: PATIENCE });
  } finally {
    clearTimeout(waiting);
  }
  tell("sounding");
  const heard = await post(SOUNDS, sound, { within: PATIENCE });
  return heard.wasHeard && heard.voice === sound.voice ? heard : null;
}
