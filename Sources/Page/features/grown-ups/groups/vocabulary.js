// Vocabulary: which words are seen, and how.

const hiddenCount = ({ hiddenWords }) =>
  Object.values(hiddenWords).reduce((sum, words) => sum + words.length, 0);

export const vocabulary = {
  id: "vocabulary", art: "picture", title: "Vocabulary", question: "Which words does my child see?",
  summary: (settings) => [
    settings.showsLabels ? "words under pictures" : "pictures only",
    hiddenCount(settings) ? `${hiddenCount(settings)} hidden` : "all words shown",
  ].join(", "),
  rows: [
    { key: "showsLabels", kind: "toggle", label: "Words under the pictures",
      why: "Most children this age read pictures. Turn it on for a child who looks at letters.",
      find: "labels text captions read letters" },
    { key: "densities", kind: "scenes", label: "How full each scene is",
      why: "Fewer things are easier to look at. What words can do stays the same.",
      find: "density low medium high custom overwhelm less fewer kitchen bathroom clutter" },
    { key: "hiddenWords", kind: "way", to: "vocabulary/hidden", label: "Hide or show words",
      why: "For a calmer scene, or for the words you practise just now.",
      find: "hide show remove words overwhelm therapy target" },
    { kind: "way", to: "vocabulary/pictures", label: "Change pictures",
      why: "Another emoji or a photo of your own, for any word. It stays where it is.",
      find: "picture photo camera image emoji symbol own cup change" },
    { key: "marksFavorites", kind: "toggle", label: "Mark favourites",
      why: "A small heart on the words your child loves, and a first row of the grid for them "
        + "alone.",
      find: "favourites favorites heart star" },
    { key: "favorites", kind: "way", to: "vocabulary/favourites", label: "Choose favourites",
      why: "They come first in the grid, in places they keep; in the scenes and the bar nothing "
        + "moves. Your own words have their hearts in My Words.",
      find: "favourites favorites heart star" },
    { key: "defaultView", kind: "choice", label: "Meadow begins with",
      why: "A picture of the room, or a grid of words. It shows at once, and whenever Meadow is "
        + "taken up after half an hour or more; your child may always change to the other.",
      options: [["scene", "Picture"], ["grid", "Grid"]], find: "default view scene grid board" },
    { kind: "info", label: "“I love you”", art: "i-love-you", find: "always love",
      text: "Always there, on every screen, whatever else is set." },
  ],
};
