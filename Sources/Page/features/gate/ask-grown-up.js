// The parent gate: what only grown-ups may change waits here for one of them. Speaking never does.
import { get, save } from "../../kit/transport/api.js";
import { GatePanel } from "./gate-panel.js";

/** What the page assumes of a gate that cannot be asked. */
const USUAL = { isOpen: false, hasCode: false, holdMilliseconds: 3000, cooldownSeconds: 0 };
let asking = null;

/** Asks for a grown-up; resolves to whether one opened the gate. Who asks meanwhile waits along. */
export function askGrownUp() {
  asking ??= ask().finally(() => { asking = null; });
  return asking;
}

/**
 * A grown-up has held the gear in the corner for `heldMilliseconds`: only the code, where one is
 * set, is asked for. Resolves to whether the gate is open.
 */
export function enterHeld(heldMilliseconds) {
  asking ??= enter(heldMilliseconds).finally(() => { asking = null; });
  return asking;
}

/** As patient as saving: a wrong code counts as a try also where its answer comes too late. */
const openWith = (attempt) => save("/v1/gate/open", attempt);

async function ask() {
  const status = await get("/v1/gate").catch(() => USUAL);
  if (status.isOpen) return true;
  return visit(new GatePanel(status), status).show();
}

async function enter(heldMilliseconds) {
  const status = await get("/v1/gate").catch(() => USUAL);
  if (status.isOpen) return true;
  const panel = visit(new GatePanel(status), status, heldMilliseconds);
  if (status.hasCode) panel.askCode({ wait: status.cooldownSeconds });
  else {
    const problem = await openWith({ heldMilliseconds }).then(() => null, (no) => no);
    if (!problem) return true;
    panel.refuse(problem.plain);
  }
  return panel.show();
}

/** Lets `panel` knock with what it is given. */
function visit(panel, status, heldBefore = 0) {
  let heldMilliseconds = heldBefore;
  panel.addEventListener("held", async ({ detail }) => {
    heldMilliseconds = detail.held;
    const { hasCode, cooldownSeconds } = await get("/v1/gate").catch(() => status);
    if (hasCode) panel.askCode({ wait: cooldownSeconds });
    else knock(panel, { heldMilliseconds });
  });
  panel.addEventListener("code", ({ detail: { code } }) =>
    knock(panel, { heldMilliseconds, code }));
  return panel;
}

async function knock(panel, attempt) {
  try {
    await openWith(attempt);
    panel.close({ isOpen: true });
  } catch (problem) {
    if (problem.waitSeconds > 0) panel.askCode({ wait: problem.waitSeconds });
    else if (problem.field === "code") panel.askCode({ problem: problem.plain });
    else panel.refuse(problem.plain);
  }
}
