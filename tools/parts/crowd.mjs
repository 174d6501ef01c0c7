/*
 * Runs one program in several processes that share its port: `node tools/parts/crowd.mjs <script> <count> <name>`.
 * Connections go to them in turn. One that ends is started again while the others go on; SIGTERM ends all.
 */
import cluster from "node:cluster";
import { gaveUpCode, keepRunning } from "./restarts.mjs";

const [script, count, name] = process.argv.slice(2);
let isEnding = false;

cluster.setupPrimary({ exec: script, args: [] });

const endOf = (worker) =>
  new Promise((resolve) => worker.once("exit", (code, signal) => resolve(signal ?? code)));

function endAll() {
  isEnding = true;
  for (const worker of Object.values(cluster.workers)) worker.process.kill("SIGTERM");
}
process.on("SIGTERM", endAll);
process.on("SIGINT", endAll);

// The others wait for the first: it brings the database up to date, and what is wrong from the start is said once.
const first = cluster.fork();
const firstEnd = endOf(first);
const begun = new Promise((resolve) => first.once("listening", () => resolve("begun")));
const fate = await Promise.race([begun, firstEnd]);
if (fate !== "begun") process.exit(isEnding ? 0 : Number(fate) || 1);

const keep = async (isBegun) => {
  const code = await keepRunning(() => endOf(cluster.fork()), {
    isBegun,
    isOver: () => isEnding,
    onEnd: (code) => console.error(`${name}: a process ended (${code}); it is started again`),
  });
  if (code === undefined) return true;
  console.error(`${name}: a process ended right after its start again and again (${code})`);
  const others = Object.values(cluster.workers).map(endOf);
  endAll();
  await Promise.all(others);
  return false;
};
const places = [keep(firstEnd), ...Array.from({ length: Number(count) - 1 }, () => keep())];
const isClean = (await Promise.all(places)).every(Boolean);
process.exit(isClean ? 0 : gaveUpCode);
