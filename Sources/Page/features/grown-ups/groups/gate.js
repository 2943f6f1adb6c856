// Parent Gate: how grown-ups come in, and when the door falls shut by itself.
import { post } from "../../../kit/transport/api.js";

export const gate = {
  id: "gate", art: "door", title: "Parent Gate", question: "How do grown-ups come in?",
  summary: ({ autoLock }) =>
    (autoLock === "never" ? "stays open until you close it" : `closes after ${autoLock} minutes`),
  rows: [
    { kind: "code", key: "code", keeps: true, label: "How it opens",
      why: "Outside what little hands do. A code is an extra layer, if you want one.",
      find: "pin code password two finger hold method change remove enable" },
    { key: "autoLock", kind: "choice", label: "Closes by itself after",
      why: "Counted from what you last touched in here, on this device.",
      options: [["5", "5 min"], ["10", "10 min"], ["30", "30 min"], ["never", "Never"]],
      find: "auto lock timeout minutes session" },
    { kind: "action", label: "Close it now", button: "Close the grown-ups’ side",
      why: "Back to your child’s screen; next time the gate asks again.",
      act: async ({ go }) => {
        await post("/v1/gate/close");
        go("out");
      }, find: "lock now close" },
  ],
};
