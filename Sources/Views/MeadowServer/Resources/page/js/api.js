// Talking to the service. A request that is not answered soon is given up: a tap must not be
// spoken long after the finger has gone.

/** An answer that says no: RFC 9457 problem JSON, or no answer at all (status 0). */
export class Problem extends Error {
  constructor(status, detail, field = null) {
    super(detail);
    this.status = status;
    this.field = field;
  }

  /** Whether the service could not be reached, as opposed to having refused. */
  get isUnreachable() { return this.status === 0; }
}

async function answer(response) {
  if (response.ok) return response.json();
  const problem = await response.json().catch(() => ({}));
  throw new Problem(response.status, problem.detail ?? response.statusText, problem.field);
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
