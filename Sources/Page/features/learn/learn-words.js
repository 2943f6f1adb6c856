// What the room of learning says in writing, in one place, so that it can be said in another language.

export const WORDS = {
  room: "Learning",
  back: "Back",
  toMap: "Back to the map",
  hear: "Hear it",

  read: "What Meadow says",
  previous: "The one before",
  mute: "Turn reading aloud off",
  unmute: "Turn reading aloud on",
  replay: "Hear the question again",
  hint: "Hint",
  hintsLeft: (count) => `${count} left`,
  check: "Check",
  skip: "Skip this one",
  next: "Go on",
  points: (count) => `${count} ${count === 1 ? "point" : "points"}`,

  roles: { model: "Watch me.", lead: "Let's do it together.", test: "Now you.", placement: "What do you know?" },
  placement: "Let's see what you know",
  placing: "A game",
  endGame: "End",
  beginsHere: "Here we begin",
  beginning: (name) => `${name}, here we begin`,

  facts: "Number facts",
  progress: "My stickers",
  grades: { K: "Kindergarten", 1: "Grade 1", 2: "Grade 2" },
  review: "Look at it again",
  finished: "done",
  percent: (percent) => `${percent} percent`,
  medals: { bronze: "bronze", silver: "silver", gold: "gold" },
  golds: (count) => (count ? `${count} gold` : ""),

  comesBack: (name, days) => `${name} comes back ${inDays(days)}.`,
  due: (name) => `${name} is back.`,
  newBadge: (title) => `New sticker: ${title}`,
};

function inDays(days) {
  if (days <= 1) return "tomorrow";
  return days < 14 ? `in ${days} days` : `in ${Math.round(days / 7)} weeks`;
}
