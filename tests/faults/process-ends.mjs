/** Processes of `npm start` are killed one after another while the shop is asked. */
import { familyOf } from "../../tools/parts/family.mjs";
import { freePort } from "../../tools/parts/ports.mjs";
import { startStack } from "../../tools/parts/stack.mjs";

/** A whole API starts over; on a busy machine that takes its time. */
const mostMs = 30_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The process itself, or one of those that it runs. */
function victimOf({ process: { child } }, isWhole) {
  const [, ...own] = familyOf(child.pid).sort((one, other) => one.pid - other.pid);
  return isWhole || own.length === 0 ? child.pid : own[0].pid;
}

async function isAnswered(url) {
  try {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
    await answer.arrayBuffer();
    return answer.status < 500;
  } catch {
    return false;
  }
}

/** How long until all is answered five times in a row, in ms; Infinity after a minute. */
async function answeredAgain(urls) {
  const startedAt = performance.now();
  for (let inARow = 0, since = startedAt; performance.now() - startedAt < 60_000; await pause(50)) {
    const areFine = (await Promise.all(urls.map(isAnswered))).every(Boolean);
    if (inARow === 0) since = performance.now();
    inARow = areFine ? inARow + 1 : 0;
    if (inARow === 5) return Math.round(since - startedAt);
  }
  return Number.POSITIVE_INFINITY;
}

export default {
  promise: "A process of npm start that is killed is started again, and the others go on",
  databases: ["postgres", "pglite"],
  async run(world) {
    const [port, apiPort] = [await freePort(), await freePort()];
    const several = world.database === "postgres" ? "2" : "1";
    const copy = await world.copy();
    const env = {
      ...copy,
      AUTOPILOT: "0",
      LOG_LEVEL: "error",
      API_PROCESSES: several,
      HOST_PROCESSES: several,
    };
    let notice = () => {};
    const print = (label, line) => {
      world.say(`${label} ${line}`);
      if (line.includes("is started again")) notice();
    };
    const stack = await startStack({ port, apiPort, env, print });
    let isGivenUp = false;
    stack.gaveUp.then(() => {
      isGivenUp = true;
      notice();
    });
    const urls = [`http://127.0.0.1:${port}/login`, `http://127.0.0.1:${apiPort}/readyz`];
    const againMs = [];
    try {
      // The first of several answers before the others are there.
      if (several !== "1") await pause(15_000);
      await answeredAgain(urls);
      // One of several first, then the one that keeps them running; on PGlite they are the same.
      for (const isWhole of several === "1" ? [true] : [false, true])
        for (const member of stack.members) {
          const noticed = new Promise((resolve) => {
            notice = resolve;
          });
          process.kill(victimOf(member, isWhole), "SIGKILL");
          await noticed;
          againMs.push(await answeredAgain(urls));
          world.say(`answered after ${againMs.at(-1)} ms`);
        }
    } finally {
      await stack.stop();
    }
    const slowest = Math.max(...againMs);
    return {
      figure: `${againMs.length} processes killed, the shop answered again after ${slowest} ms at most`,
      isKept: !isGivenUp && slowest <= mostMs,
    };
  },
};
