// Sound: how loud, how fast, and what else may sound.
import { keptHereInWords } from "../../away/kept-here.js";
import { rateInWords } from "../../../kit/sound/rate-words.js";

export const capInWords = (decibels) =>
  (decibels === 0 ? "as loud as this device"
    : `${-decibels} ${decibels === -1 ? "step" : "steps"} softer`);

/** The one that is looked for at ten in the evening. */
export const volumeCap = {
  key: "volumeCapDecibels", kind: "slider", keeps: true, label: "Loudest sound",
  why: "Words, chimes, everything: nothing is louder than this.",
  words: capInWords, ends: ["🔈 quieter", "louder 🔊"], then: (preview) => preview.say(),
  find: "volume cap loud quiet quieter louder softer turn down noise decibel",
};

export const soundEffects = {
  key: "muted", kind: "toggle", keeps: true, label: "Chimes and little sounds",
  why: "Words are always spoken, also when this is off.",
  read: ({ muted }) => !muted, write: (isOn) => ({ muted: !isOn }),
  test: { label: "Try a chime", act: (preview) => preview.chime() },
  find: "sound effects mute chime silence quiet quieter bell",
};

export const sound = {
  id: "sound", art: "speaker", title: "Sound", question: "How does Meadow sound?",
  summary: ({ volumeCapDecibels, rate, muted }) =>
    `${capInWords(volumeCapDecibels)}, ${rateInWords(rate)}, chimes ${muted ? "off" : "on"}`,
  rows: [
    volumeCap,
    { key: "rate", kind: "slider", label: "Speed of speech",
      why: "A little slower lets a child hear where each word begins and ends.",
      words: rateInWords, ends: ["🐢 slower", "faster 🐇"],
      then: (preview) => preview.say(), find: "rate speed slow fast speech preview" },
    soundEffects,
    { key: "naturalVoice", kind: "choice", label: "A word that a natural voice has not made yet",
      why: "Words on the board are made ahead. For what nobody could know: wait a quarter of a second for the "
        + "voice, or speak at once in the quick one.",
      options: [["wait", "Waits"], ["atOnce", "At once"]],
      find: "natural voice wait quick neural piper kokoro" },
    { key: "narration", kind: "toggle", label: "Meadow’s own voice",
      why: "The grown-up voice that greets and speaks with your child. Your child’s own words "
        + "are not touched by it.",
      find: "narration companion voice quiet" },
    { key: "speaksWhenAway", kind: "toggle", label: "Speak while Meadow is away",
      why: "For a tablet that plays Meadow’s sound itself. It keeps the sounds of the core words and of "
        + "My Words, and says them while Meadow’s computer is off or out of reach. Every device that "
        + "opens the board keeps them until this is off again.",
      find: "away offline without internet wifi keep tablet sounds" },
    { kind: "info", key: "keptHere", keeps: true, label: "What this device keeps",
      find: "away offline kept tablet", text: () => keptHereInWords() },
    { kind: "way", href: "/voices", label: "Voices, melody and loudness at the ear",
      why: "Compare voices, bend pitch and melody, measure how loud it is where your child sits.",
      find: "pitch melody expression compare voices measure loudness" },
    { kind: "way", href: "/voices/recording", label: "Record a voice at home",
      why: "A sister, a brother, you: ten minutes of words, and Meadow speaks with that voice.",
      find: "record voice own sister brother mom dad microphone pack" },
  ],
};
