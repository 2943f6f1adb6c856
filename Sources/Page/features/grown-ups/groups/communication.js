// Communication: what happens after a word.

const MODES = { full: "follow-ups on", light: "sentences only", off: "words only" };

export const communication = {
  id: "communication", art: "talk", title: "Communication", question: "What comes after a word?",
  summary: ({ conversation, feelingsTray }) =>
    `${MODES[conversation]}, feelings ${feelingsTray ? "on" : "off"}`,
  rows: [
    { key: "conversation", kind: "choice", label: "After a word, Meadow offers",
      why: "Full: three pictures to go on talking with. Light: short sentences of that word. "
        + "First Words always stays with the word alone.",
      options: [["full", "Full"], ["light", "Light"], ["off", "Off", "just the word"]],
      find: "conversation mode follow-ups suggestions bubbles scs loop" },
    { key: "carrierPhrases", kind: "toggle", label: "Beginnings to fill in",
      why: "“I want …”, for a child who is joining two words. Seen at Word Combinations only.",
      find: "carrier phrases fill in blank" },
    { key: "feelingsTray", kind: "toggle", label: "Feelings",
      why: "A touch on Meadow opens what your child may feel here. “I love you” stays in any case.",
      find: "feelings tray emotions avatar" },
    { key: "touching", kind: "choice", keeps: true, label: "A new touch while a word is said",
      why: "Cutting in answers at once. Some children like to hear each word to its end.",
      options: [["replace", "Cuts in"], ["finish", "Lets it finish"], ["queue", "Waits in line"]],
      read: ({ interruptions }) => interruptions.word,
      write: (value) => ({ interruptions: { word: value, phrase: value } }),
      find: "interrupt interruption queue finish wait replace" },
    { key: "bubbleSeconds", kind: "slider", label: "The message stays",
      why: "How long the words that were touched stay in the bubble when all is quiet.",
      words: (value) => `${Math.round(value)} seconds`,
      find: "bubble message timeout seconds clear" },
    { key: "traySeconds", kind: "slider", label: "Feelings and word groups stay open",
      why: "Longer for a child who needs time to look.",
      words: (value) => `${Math.round(value)} seconds`,
      find: "tray category panel timeout seconds close" },
  ],
};
