// About: what Meadow is, what it keeps, and how to begin again.
import { get } from "../../../kit/transport/api.js";

export const about = {
  id: "about", art: "sprout", title: "About", question: "What is Meadow, and what does it keep?",
  summary: () => "version, privacy, beginning again",
  rows: [
    { kind: "info", label: "Meadow", art: "sprout", find: "version about app",
      text: async () => {
        const { version } = await get("/healthz");
        return [`Version ${version}.`, "Words for children between 12 and 48 months who talk by "
          + "touching pictures. It runs on this machine alone, without an account."];
      } },
    { kind: "way", to: "about/privacy", label: "Privacy: what Meadow remembers",
      why: "What it keeps, for how long, and how to be rid of it.",
      find: "privacy policy data stored remembers cloud delete" },
    { kind: "way", to: "about/terms", label: "Terms of use",
      why: "In plain words.", find: "terms of service licence license gpl free" },
    { kind: "way", to: "about/code", label: "Forgot your code?",
      why: "There is a way, and it takes a grown-up with access to this machine.",
      find: "forgot code pin password reinstall recover" },
    { kind: "way", href: "/lab", label: "How quick Meadow is",
      why: "Figures for whoever looks after this machine: from a touch to its sound.",
      find: "lab measure latency onset speed delay figures technical" },
    { kind: "way", to: "setups", label: "Set-ups under a name",
      why: "How Meadow is set, kept for another day or another occasion.",
      find: "set-up setup preset save keep name therapist therapy slp profile take up" },
    { kind: "reset", key: "resetSettings", keeps: true, scope: "settings",
      label: "Reset all settings",
      question: "All settings go back to what fits your child’s age. Name, words, pictures and the "
        + "record of use stay, and one touch on Undo takes it back.",
      yes: "Yes, reset the settings", find: "reset settings defaults begin again" },
    { kind: "reset", key: "resetEverything", keeps: true, scope: "everything",
      label: "Erase everything",
      question: "Meadow forgets everything: your child’s profile, all settings and kept set-ups, the "
        + "code, My Words with photos and recordings, the pictures you chose, and the record of use. "
        + "This cannot be undone.",
      yes: "Yes, erase everything", find: "reset erase delete everything factory" },
  ],
};
