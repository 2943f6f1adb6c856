// Talking to the service. A request that is not answered soon is given up: a tap must not be
// spoken long after the finger has gone.

/** An answer that says no: RFC 9457 problem JSON, or no answer at all (status 0). */
export class Problem extends Error {
  /** Where the characters at fault begin and end, counted as a reader counts them; or null. */
  range = null;
  /** What could stand there. */
  nearest = [];

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
}

async function answer(response) {
  if (response.status === 204) return null;
  if (response.ok) return response.json();
  const { detail, field, range, nearest } = await response.json().catch(() => ({}));
  const problem = new Problem(response.status, detail ?? response.statusText, field);
  throw Object.assign(problem, { range: range ?? null, nearest: nearest ?? [] });
}

async function send(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch (error) {
    throw new Problem(0, `no answer from Meadow (${error.name})`);
  }
  return answer(response);
}

/** The JSON at `path`. */
export function get(path) {
  return send(path, { cache: "no-store", signal: AbortSignal.timeout(4000) });
}

/** Sends `body` as JSON; the request is on its way when this returns. */
export function post(path, body = {}, { method = "POST", within = 2500 } = {}) {
  return send(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    priority: "high",
    signal: AbortSignal.timeout(within),
  });
}

/** Changes part of what is at `path`. */
export const patch = (path, body) => post(path, body, { method: "PATCH" });

/** Takes away what is at `path`. */
export const remove = (path) =>
  send(path, { method: "DELETE", signal: AbortSignal.timeout(4000) });

/** Sends a file's bytes; the service may have to work on them. */
export function sendBytes(path, bytes, { method = "PUT", type = "" } = {}) {
  return send(path, {
    method,
    headers: { "content-type": type || "application/octet-stream" },
    body: bytes,
    signal: AbortSignal.timeout(60_000),
  });
}
