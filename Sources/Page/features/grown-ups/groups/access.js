// Access & Motor: how a touch becomes a word.

const SCANNING = { off: "", auto: "scanning by itself", manual: "scanning by switch" };
const milliseconds = (value, none) =>
  (value === 0 ? none : `${(value / 1000).toFixed(2).replace(/0$/, "")} seconds`);

export const access = {
  id: "access", picture: "👆", title: "Access & Motor", question: "How does my child touch?",
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
    { key: "repeatGuardMilliseconds", kind: "slider", label: "Count a shaky double touch once",
      why: "A second touch on the same word within this time is not said again.",
      words: (value) => milliseconds(value, "off"),
      ends: ["off", "1 second"], find: "repeat guard double tap stimming debounce" },
    { key: "scanning", kind: "choice", label: "Scanning by switch",
      why: "A frame moves over the words; a switch, Space or Enter, chooses. By itself, or step "
        + "by step with a second switch.",
      options: [["off", "Off"], ["auto", "By itself"], ["manual", "Step by step"]],
      find: "scanning switch auto manual keyboard" },
  ],
};
