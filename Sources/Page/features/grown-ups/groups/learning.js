// Learning & Engagement: how Meadow joins in.

const CELEBRATIONS = { off: "no", subtle: "gentle", medium: "medium", full: "big" };

export const learning = {
  id: "learning", art: "shining-star", title: "Learning & Engagement",
  question: "How does Meadow join in?",
  summary: ({ celebrations, speakWithMe }) =>
    `${CELEBRATIONS[celebrations]} celebrations, Speak With Me ${speakWithMe ? "on" : "off"}`,
  rows: [
    { key: "celebrations", kind: "choice", label: "Celebrations",
      why: "A short surprise after a word, now and then. It never covers or delays a word.",
      options: [["full", "Full"], ["medium", "Medium"], ["subtle", "Subtle"], ["off", "Off"]],
      then: (preview, value) => preview.celebrate(value),
      find: "celebration intensity confetti reward sparkle stop off calm sensory" },
    { key: "speakWithMe", kind: "toggle", label: "Speak With Me",
      why: "Meadow says a word and waits for your child to join in. Off: only your child begins.",
      find: "companion meadow modelling engagement" },
    { key: "speakWithMeQuietSeconds", kind: "slider", label: "When Meadow begins by itself",
      why: "After a quiet while, or in a new scene, and seldom: not at night, never while your "
        + "child is saying something, and after three times without an answer it rests.",
      words: (value) => (Number(value) ? `after ${Number(value)} quiet seconds` : "only when asked"),
      find: "speak with me begin start by itself quiet proactive" },
    { key: "signing", kind: "toggle", label: "Signing",
      why: "Shows how a word is signed, while Meadow speaks with your child.",
      find: "asl sign language hands" },
    { key: "expectantPauseSeconds", kind: "slider", label: "How long Meadow waits",
      why: "Waiting, with a friendly face, is what invites a child to speak. Younger needs longer.",
      words: (value) => `${Number(value)} seconds`, find: "expectant pause wait time seconds" },
    { key: "routineGlow", kind: "toggle", label: "The scene of the hour glows",
      why: "The kitchen at lunch, the bedroom at night. Only a hint: every scene stays open.",
      find: "routine glow highlight time of day" },
  ],
};
