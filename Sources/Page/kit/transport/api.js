// Talking to the service. A request that is not answered soon is given up: a tap must not be
// spoken long after the finger has gone. Saving may take longer: nothing is lost by it.

/** How long saving may take, in milliseconds: a card that is slow, a machine that has much to do. */
const SAVING = 10_000;

/** An answer that says no: RFC 9457 problem JSON, or no answer at all (status 0). */
export class Problem extends Error {
  /** Where the characters at fault begin and end, counted as a reader counts them; or null. */
  range = null;
  /** What could stand there. */
  nearest = [];

  /** In how many seconds trying again is of use, where the service says so. */
  waitSeconds = 0;

  constructor(status, detail, field = null) {
    super(detail);
    this.status = status;
    this.field = field;
  }

  /** What is wrong and the way out, for somebody who sees which field it is about. */
  get plain() {
    const prefix = `${this.field}: `;
    const text = this.message.startsWith(prefix) ? this.message.slice(prefix.length) : this.message;
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  /** Whether the service could not be reached, as opposed to having refused. */
  get isUnreachable() { return this.status === 0; }

  /** Whether the parent gate is shut; nothing is wrong then, and nothing needs to be told. */
  get isForGrownUps() { return this.status === 403 && this.field === "gate"; }
}

const FOR_GROWN_UPS = "gate: this is for grown-ups. Nothing was changed.";
let askGrownUp = async () => false;

async function answer(response, read) {
  if (response.status === 204) return null;
  if (response.ok) return response[read]();
  const { detail, field, range, nearest } = await response.json().catch(() => ({}));
  const problem = new Problem(response.status, detail ?? response.statusText, field);
  throw Object.assign(problem, {
    range: range ?? null, nearest: nearest ?? [],
    waitSeconds: Number(response.headers.get("retry-after")) || 0,
  });
}

/** An answer that breaks off or comes too late is none, however far it got. */
async function attempt(path, { within, read = "json", ...options }) {
  try {
    const response = await fetch(path, { ...options, signal: AbortSignal.timeout(within) });
    return await answer(response, read);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(0, "Meadow does not answer just now: try it once more in a moment.");
  }
}

/** What the parent gate refuses waits for a grown-up and is sent once more, so nothing is lost. */
async function send(path, options) {
  try {
    return await attempt(path, options);
  } catch (problem) {
    if (!problem.isForGrownUps) throw problem;
    if (!await askGrownUp().catch(() => false)) throw new Problem(problem.status, FOR_GROWN_UPS, problem.field);
    return attempt(path, options);
  }
}

/** Has `ask` called where the parent gate is shut; it resolves to whether a grown-up opened it. */
export function askWhereGateIsShut(ask) { askGrownUp = ask; }

/** The JSON at `path`. */
export function get(path) {
  return send(path, { cache: "no-store", within: 4000 });
}

/** The file at `path`, to be saved. */
export function getFile(path) {
  return send(path, { cache: "no-store", read: "blob", within: 60_000 });
}

/** Sends `body` as JSON; the request is on its way when this returns. */
export function post(path, body = {}, { method = "POST", within = 2500 } = {}) {
  return send(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    priority: "high",
    within,
  });
}

/** Tells `path` of `body`: behind everything else, also where the page goes away. The promise never
 *  fails, and nothing needs to wait for it but what must not overtake it. */
export function tell(path, body) {
  return fetch(path, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
    keepalive: true, priority: "low",
  }).catch(() => {});
}

/** Saves `body` at `path`. */
export const save = (path, body, method = "POST") => post(path, body, { method, within: SAVING });

/** Changes part of what is at `path`. */
export const patch = (path, body) => save(path, body, "PATCH");

/** Takes away what is at `path`. */
export const remove = (path) => send(path, { method: "DELETE", within: SAVING });

/** Sends a file's bytes; the service may have to work on them. */
export function sendBytes(path, bytes, { method = "PUT", type = "" } = {}) {
  return send(path, {
    method,
    headers: { "content-type": type || "application/octet-stream" },
    body: bytes,
    within: 60_000,
  });
}
