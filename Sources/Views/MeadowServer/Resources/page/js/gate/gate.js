// The parent gate: what only grown-ups may change waits here for one of them. Speaking never does.
import { get, post } from "../api.js";
import { GatePanel } from "./gate-panel.js";

/** What the page assumes of a gate that cannot be asked. */
const USUAL = { isOpen: false, hasCode: false, holdMilliseconds: 3000, cooldownSeconds: 0 };
let asking = null;

/** Asks for a grown-up; resolves to whether one opened the gate. Who asks meanwhile waits along. */
export function askGrownUp() {
  asking ??= ask().finally(() => { asking = null; });
  return asking;
}

async function ask() {
  const status = await get("/v1/gate").catch(() => USUAL);
  if (status.isOpen) return true;
  const panel = new GatePanel(status);
  let heldMilliseconds = 0;
  panel.addEventListener("held", async ({ detail }) => {
    heldMilliseconds = detail.held;
    const { hasCode, cooldownSeconds } = await get("/v1/gate").catch(() => status);
    if (hasCode) panel.askCode({ wait: cooldownSeconds });
    else knock(panel, { heldMilliseconds });
  });
  panel.addEventListener("code", ({ detail: { code } }) =>
    knock(panel, { heldMilliseconds, code }));
  return panel.show();
}

async function knock(panel, attempt) {
  try {
    await post("/v1/gate/open", attempt);
    panel.close({ isOpen: true });
  } catch (problem) {
    if (problem.waitSeconds > 0) panel.askCode({ wait: problem.waitSeconds });
    else if (problem.field === "code") panel.askCode({ problem: problem.plain });
    else panel.refuse(problem.plain);
  }
}
