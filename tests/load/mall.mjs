/** Calls a running server and opens its envelope; the small ground of the load programs. */
import { randomUUID } from "node:crypto";

/** Addresses of one server, or comma-joined of several processes on one database, which then take turns. */
const apiUrls = (process.env.API_URL ?? "http://localhost:3001").split(",");
let calls = 0;
const nextUrl = () => apiUrls[calls++ % apiUrls.length];

/** Makes a call; answers the envelope with how long it took. Throws where no envelope comes back. */
export async function call(method, path, { token, body, key } = {}) {
  const startedAt = performance.now();
  const response = await fetch(`${nextUrl()}${path}`, {
    method,
    headers: {
      locale: "zh_CN",
      ...(token ? { authorization: token } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(key ? { "idempotency-key": key } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  return { ...answer, status: response.status, ms: performance.now() - startedAt };
}

/** The opened answer; throws where the server refuses. */
export async function must(method, path, options) {
  const answer = await call(method, path, options);
  if (!answer.success) throw new Error(`${method} ${path} answered ${answer.code}: ${answer.msg}`);
  return answer.data;
}

export const freshKey = () => randomUUID();

/** Fresh signed-in buyers of the sandbox, each with an address. */
export const makeBuyers = (count) => must("POST", "/sandbox/buyers", { body: { count } });

/** Runs the work for each item with at most so many at once; answers the results in order. */
export async function inParallel(items, atOnce, work) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index], index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}

/** Median, 95th percentile and greatest of durations, in whole milliseconds. */
export function spread(durations) {
  const sorted = [...durations].sort((a, b) => a - b);
  const at = (share) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { median: at(0.5), p95: at(0.95), max: at(1) };
}

/** Counts by what each item is. */
export function tally(items, name) {
  const counts = {};
  for (const item of items) counts[name(item)] = (counts[name(item)] ?? 0) + 1;
  return counts;
}
