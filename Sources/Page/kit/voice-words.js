// Whose a voice may be, and where it is spoken.

/** Whether the companion may speak with a voice: one that is meant for it, or somebody of the family. */
export const isForCompanion = ({ forWhom, engine }) => forWhom === "companion" || engine === "recorded";

/** That a voice is spoken on another machine, in words; null where it is spoken on this one. */
export const hostInWords = ({ host = null }) => host && `Spoken on ${host}: every word leaves this device.`;
