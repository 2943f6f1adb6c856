// Access & Motor: how a touch becomes a word.

const SCANNING = { off: "", auto: "scanning by itself", manual: "scanning by switch" };
const milliseconds = (value, none) =>
  (value === 0 ? none : `${(value / 1000).toFixed(2).replace(/0$/, "")} seconds`);

export const access = {
  id: "access", art: "tap-here", title: "Access & Motor", question: "How does my child touch?",
  summary: ({ buttonSize, holdMilliseconds, scanning }) => [
    { 60: "standard buttons", 80: "large buttons", 100: "extra large buttons" }[buttonSize],
    holdMilliseconds ? "hold to speak" : "speaks at a touch", SCANNING[scanning],
  ].filter(Boolean).join(", "),
  rows: [
    { key: "buttonSize", kind: "choice", isNumber: true, label: "Button size",
      why: "Larger buttons are easier to hit; fewer fit on the screen.",
      options: [[60, "Standard"], [80, "Large"], [100, "Extra large"]],
      find: "bigger size target 60 80 100 points" },
    { key: "holdMilliseconds", kind: "slider", label: "How long a touch must last",
      why: "A little longer passes over brushes and slips. None is quickest.",
      words: (value) => milliseconds(value, "any touch"),
      ends: ["any touch", "1 second"], find: "hold duration dwell accidental slip tremor" },
    { key: "selectsOnRelease", kind: "toggle", label: "Speak when the finger lifts",
      why: "The finger may slide to the right word first. Off: it speaks as the finger lands.",
      find: "select on release lift slide" },
    { key: "palmSpeaks", kind: "toggle", label: "A whole hand says one word",
      why: "The finger that lands first speaks, the others do not. Off: a whole hand says nothing, and "
        + "every word waits a moment (80 ms) to see whether it is one.",
      find: "palm hand fingers multi touch accidental" },
    { key: "swipesBetweenViews", kind: "toggle", label: "Swipe between picture and words",
      why: "One finger, quick, across a third of the picture; an edge comes along with it. Off: only the "
        + "button below the scenes changes it.",
      find: "swipe gesture grid picture drag" },
    { key: "repeatGuardMilliseconds", kind: "slider", label: "Count a shaky double touch once",
      why: "A second touch on the same word within this time is not said again.",
      words: (value) => milliseconds(value, "off"),
      ends: ["off", "1 second"], find: "repeat guard double tap stimming debounce" },
    { key: "scanning", kind: "choice", label: "Scanning by switch",
      why: "A frame moves over the words; a switch, Space or Enter, chooses. By itself, or step "
        + "by step with a second switch.",
      options: [["off", "Off"], ["auto", "By itself"], ["manual", "Step by step"]],
      find: "scanning switch auto manual keyboard" },
    { key: "scanStepSeconds", kind: "slider", label: "How long the frame stays",
      why: "By itself it goes on after this time, after twice as long from the first of a group, and "
        + "never while something is said.",
      words: (value) => `${value} ${value === 1 ? "second" : "seconds"}`,
      ends: ["quick", "slow"], find: "scanning speed time step interval" },
    { key: "scanSounds", kind: "toggle", label: "Say what the frame is on",
      why: "For who cannot see it: Meadow says it softly in its own voice, and is quiet at once when your "
        + "child speaks.",
      find: "scanning sound auditory cue blind vision" },
  ],
};
