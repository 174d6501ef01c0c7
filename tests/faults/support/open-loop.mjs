/**
 * Sends requests on a schedule of their own, answered or not: who waits for answers before the next request hides an
 * overload. The time of an answer counts from the moment at which its request was due.
 */
import http from "node:http";

/** A browser waits longer; a buyer does not. */
const patienceMs = 10_000;

/** One request; resolves with `{ status, ms, retryAfter, bytes }` or `{ error, ms }`, never throws. */
export function ask(
  { agent, origin, dueAt = performance.now(), patience = patienceMs },
  { method, path, headers, body },
) {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const finish = (answer) => {
      clearTimeout(timer);
      resolve({ ...answer, ms: performance.now() - dueAt });
    };
    const request = http.request({ agent, hostname, port, method, path, headers }, (response) => {
      let bytes = 0;
      response.on("data", (piece) => {
        bytes += piece.length;
      });
      response.on("end", () =>
        finish({ status: response.statusCode, retryAfter: response.headers["retry-after"], bytes }),
      );
      response.on("error", (error) => finish({ error: error.code ?? error.message }));
    });
    const timer = setTimeout(
      () => request.destroy(Object.assign(new Error("late"), { code: "no answer" })),
      patience,
    );
    request.on("error", (error) => finish({ error: error.code ?? error.message }));
    request.end(body);
  });
}

/** Runs `rate` requests a second for so long, at random moments; resolves when the last is answered or given up. */
export async function openLoop({ origins, rate, seconds, next, random, onAnswer }) {
  const agent = new http.Agent({
    keepAlive: true,
    maxSockets: Number.POSITIVE_INFINITY,
    maxFreeSockets: 1_024,
  });
  const start = performance.now();
  const end = start + seconds * 1_000;
  const open = new Set();
  let dueAt = start;
  let sent = 0;
  const beat = () => -Math.log(1 - random.next()) * (1_000 / rate);
  dueAt += beat();
  while (dueAt < end) {
    const wait = dueAt - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    while (dueAt <= performance.now() && dueAt < end) {
      const request = next();
      const answer = ask({ agent, origin: origins[sent % origins.length], dueAt }, request).then((one) => {
        open.delete(answer);
        onAnswer(request, one);
      });
      open.add(answer);
      sent += 1;
      dueAt += beat();
    }
  }
  const sendingMs = performance.now() - start;
  await Promise.all(open);
  agent.destroy();
  return { sent, rate: (sent / sendingMs) * 1_000 };
}
