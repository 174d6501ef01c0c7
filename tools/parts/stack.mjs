import os from "node:os";
import { apiServer, pinnedNode, storefrontHost } from "./paths.mjs";
import { startProcess, waitFor } from "./processes.mjs";
import { keepRunning } from "./restarts.mjs";
import { fail } from "./say.mjs";

const mostByDefault = 8;

function countFrom(env, variable, fallback) {
  const text = env[variable];
  if (!text) return fallback;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 64)
    fail(`${variable} must be a whole number from 1 to 64, not “${text}”.`);
  return count;
}

/**
 * How many processes the API and the host get: as many as there are cores, at least two so that one goes on when the
 * other ends. The embedded database lives in one process, so the shop on it has one of each.
 */
export function processCounts(env) {
  const usual = env.DATABASE_URL ? Math.max(2, Math.min(mostByDefault, os.availableParallelism())) : 1;
  const api = countFrom(env, "API_PROCESSES", usual);
  if (api > 1 && !env.DATABASE_URL)
    fail("The embedded database serves one API process: set DATABASE_URL, or leave API_PROCESSES out.");
  return { api, host: countFrom(env, "HOST_PROCESSES", usual) };
}

/** Says in one sentence that a process ended by itself, with its last words. */
function endedSentence({ name, lastWords }, code) {
  const words = lastWords.slice(-6).join("\n");
  return `${name} ended by itself (exit code ${code}).${words ? ` Its last words:\n${words}` : ""}`;
}

/**
 * Starts the API server, then the storefront's host, and waits until both answer. What ends by itself later is started
 * again while the other goes on. Resolves with `{ stop, gaveUp, counts, members }`: `stop()` ends both in order, `gaveUp`
 * resolves with a sentence when one could not be kept running.
 */
export async function startStack({ port, apiPort, env = {}, print = (_label, _line) => {} }) {
  const counts = processCounts({ ...process.env, ...env });
  const members = [];
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    const ends = [];
    for (const member of [...members].reverse()) ends.push(await member.process.stop());
    return ends.every(Boolean);
  };
  const begin = (name, label, { program: { script, flags }, count, extra }) => {
    const args = count > 1 ? ["tools/parts/crowd.mjs", script, String(count), name] : [script];
    const member = {
      name,
      label,
      begin: () => {
        member.process = startProcess(name, pinnedNode, [...flags, ...args], {
          env: { NODE_ENV: "production", ...env, ...extra },
          print: (line) => print(label, line),
        });
        return member.process.ended;
      },
    };
    member.isBegun = member.begin();
    members.push(member);
    return member;
  };
  const demand = async (member, url, isGood) => {
    const isReady = await waitFor(url, { isGood, isOver: () => !member.process.isRunning });
    if (isReady) return;
    const sentence = member.process.isRunning
      ? `${member.name} did not answer at ${url} within two minutes.`
      : endedSentence(member.process, await member.process.ended);
    await stop();
    fail(sentence);
  };
  const keep = async (member) => {
    const code = await keepRunning(member.begin, {
      isBegun: member.isBegun,
      isOver: () => isStopping,
      onEnd: (code) => print(member.label, `${member.name} ended (${code}); it is started again`),
    });
    // Ended on purpose: no one gave up.
    return code === undefined ? new Promise(() => {}) : endedSentence(member.process, code);
  };

  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const server = begin("The API server", "api", {
    program: apiServer,
    count: counts.api,
    extra: { API_PORT: String(apiPort), API_PROCESSES: String(counts.api) },
  });
  const host = begin("The storefront host", "web", {
    program: storefrontHost,
    count: counts.host,
    extra: { PORT: String(port), API_ORIGIN: apiOrigin },
  });
  await demand(server, `${apiOrigin}/readyz`, (status) => status === 200);
  await demand(host, `http://127.0.0.1:${port}/login`, (status) => status < 500);
  return { stop, counts, members, gaveUp: Promise.race(members.map(keep)) };
}
