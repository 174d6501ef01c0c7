import { pinnedNode } from "./paths.mjs";
import { startProcess, waitFor } from "./processes.mjs";
import { trouble } from "./say.mjs";

/** Says in one sentence that a process ended by itself, with its last words. */
function endedSentence(process_, code) {
  const words = process_.lastWords.slice(-6).join("\n");
  return `${process_.name} ended by itself (exit code ${code}).${words ? ` Its last words:\n${words}` : ""}`;
}

/**
 * Starts the API server, then the storefront's host, and waits until both answer.
 * Resolves with `{ stop, firstEnd }`: `stop()` ends both in order, `firstEnd` resolves with a sentence when one dies.
 */
export async function startStack({ port, apiPort, env = {}, print = (_label, _line) => {} }) {
  const processes = [];
  const stop = async () => {
    const ends = [];
    for (const process_ of [...processes].reverse()) ends.push(await process_.stop());
    return ends.every(Boolean);
  };
  const begin = (name, label, script, extra) => {
    const process_ = startProcess(name, pinnedNode, [script], {
      env: { NODE_ENV: "production", ...env, ...extra },
      print: (line) => print(label, line),
    });
    processes.push(process_);
    return process_;
  };
  const demand = async (process_, url, isGood) => {
    const isReady = await waitFor(url, { isGood, isOver: () => !process_.isRunning });
    if (isReady) return;
    const sentence = process_.isRunning
      ? `${process_.name} did not answer at ${url} within two minutes.`
      : endedSentence(process_, await process_.ended);
    await stop();
    trouble(sentence);
  };

  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const server = begin("The API server", "api", "apps/server/src/main.ts", { API_PORT: String(apiPort) });
  const host = begin("The storefront host", "web", "apps/storefront/src/host/main.ts", {
    PORT: String(port),
    API_ORIGIN: apiOrigin,
  });
  await demand(server, `${apiOrigin}/readyz`, (status) => status === 200);
  await demand(host, `http://127.0.0.1:${port}/login`, (status) => status < 500);

  const firstEnd = Promise.race(
    processes.map(async (process_) => endedSentence(process_, await process_.ended)),
  );
  return { stop, firstEnd };
}
