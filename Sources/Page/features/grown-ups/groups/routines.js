// Routines: when the day's things happen, so that the right scene can glow.

/** "8:00 PM" or "20:00", as this device writes times. */
const asWritten = (time) => new Date(`2000-01-01T${time}`)
  .toLocaleTimeString([], { hour: "numeric", minute: "2-digit" });

const inWords = (naps) => ["no nap", "one nap", "two naps"][naps.length] ?? `${naps.length} naps`;

const time = (key, label, find, why) => ({ key, kind: "time", label, find, why });

export const routines = {
  id: "routines", art: "clock", title: "Routines", question: "What does our day look like?",
  summary: ({ bedtime, naps }) => `bed at ${asWritten(bedtime)}, ${inWords(naps)}`,
  rows: [
    { kind: "info", label: "What the times are for",
      text: "Around these times the scene that fits glows softly. Nothing else depends on them." },
    time("breakfast", "Breakfast", "meal morning eat"),
    time("lunch", "Lunch", "meal noon eat"),
    time("snack", "Snack", "meal afternoon eat"),
    time("dinner", "Dinner", "meal evening supper eat"),
    time("bath", "Bath", "bathroom wash evening"),
    time("bedtime", "Bedtime", "sleep night evening bed"),
    { key: "naps", kind: "naps", label: "Naps",
      why: "Up to four; none is fine.", find: "nap sleep day quiet time" },
  ],
};
