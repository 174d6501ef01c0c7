/** Several programs want the same folder of the embedded database, some from where they cannot see each other. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { at, pinnedNode } from "../../tools/parts/paths.mjs";
import { run } from "../../tools/parts/run.mjs";

const rounds = 50;
const starters = 6;
const unseen = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"];

/** Starts one that wants the lock, every other one in a PID namespace of its own where that is allowed. */
async function startOne(folder, through) {
  const [command, ...args] = [...through, pinnedNode, at("apps/server/src/testing/lock-holder.ts"), folder];
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"] });
  const [output] = await once(child.stdout, "data");
  const ended = once(child, "exit");
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  return { hasWon: String(output).startsWith("won"), kill };
}

/** Rounds in which not exactly one took over from the killed winner of the round before. */
async function contests(folder, through) {
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    const all = await Promise.all(
      Array.from({ length: starters }, (_, index) => startOne(folder, index % 2 === 0 ? [] : through)),
    );
    if (all.filter((one) => one.hasWon).length !== 1) wrong += 1;
    await Promise.all(all.map((one) => one.kill()));
  }
  return wrong;
}

/** The programs that did not refuse a folder that a running server works in. */
async function intruders(env, through) {
  const programs = ["migrate", "seed", "reset", "main"];
  const ways = programs.flatMap((program) => [
    [program, []],
    [program, through],
  ]);
  const entered = [];
  for (const [program, way] of ways) {
    const [command, ...args] = [...way, pinnedNode, at(`apps/server/src/${program}.ts`)];
    const { code, output } = await run(command, args, { env: { ...env, API_PORT: "0" } });
    if (code === 0 || !output.includes("in use by")) entered.push(program);
  }
  return entered;
}

export default {
  promise: "One process writes into a PGlite folder, also over PID namespaces and after a kill",
  databases: ["pglite"],
  async run(world) {
    const mayUnshare = (await run(unseen[0], [...unseen.slice(1), "true"])).code === 0;
    const through = mayUnshare ? unseen : [];
    if (!mayUnshare) world.say("no PID namespaces may be made here");
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "tradehall-lock-"));
    const wrong = await contests(folder, through);
    fs.rmSync(folder, { recursive: true });
    world.say(`${wrong} of ${rounds} rounds of ${starters} starters had not exactly one winner`);
    const { apis, env } = await world.open();
    const entered = await intruders(env, through);
    await apis[0].kill();
    await apis[0].begin();
    return {
      figure: `${wrong} of ${rounds} rounds with ${starters} starters wrong; ${entered.join(", ") || "no program"} entered a folder in use; a killed server began again`,
      isKept: wrong === 0 && entered.length === 0,
    };
  },
};
