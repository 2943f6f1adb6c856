// The state of the sound in a parent's words.

const WELL = {
  awake: "Sound is on",
  relaxed: "Sound is on, resting until the next tap",
};
const WAITING = {
  connecting: "Turning the sound on…",
  suspended: "The speaker is asleep: the first word may start late",
  waiting: "Waiting for a page to play the sound",
};

/** {mood: "well" | "resting" | "trouble", text} for an output status and the page's own player. */
export function soundInWords(output, player) {
  if (!output) return { mood: "resting", text: "Looking for Meadow…" };
  if (output.kind === "silent") {
    return { mood: "resting", text: "No sound here: words are only shown" };
  }
  if (output.state === "lost") return { mood: "trouble", text: "The sound is away: looking for it…" };
  if (output.isMutedOutside) {
    return { mood: "trouble", text: "This computer's sound is muted: unmute it to hear words" };
  }
  if (output.kind === "browser") return inThisPage(output, player);
  if (WELL[output.state]) return { mood: "well", text: WELL[output.state] };
  return { mood: "resting", text: WAITING[output.state] ?? "Turning the sound on…" };
}

function inThisPage(output, player) {
  if (player?.trouble) return { mood: "trouble", text: player.trouble };
  if (!player?.isAwake) return { mood: "resting", text: "Tap to turn the sound on" };
  if (!player.isReady) return { mood: "resting", text: "Turning the sound on…" };
  return { mood: "well", text: "Sound is on in this page" };
}
