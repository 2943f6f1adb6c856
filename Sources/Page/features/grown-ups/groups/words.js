// My Words: the family's own people, things and places.

export const words = {
  id: "words", art: "family", title: "My Words", question: "Who and what belongs to your family?",
  summary: () => "your people, things and places",
  rows: [
    { kind: "own", key: "myWords", keeps: true, label: "People, things and places",
      find: "names family friends pets toys comfort school park grandma photo pronunciation add" },
    { kind: "way", href: "/words", label: "Open My Words",
      why: "Add photos, choose how a name is said, record it in your own voice.",
      find: "photo camera pronunciation hint record import export" },
  ],
};
