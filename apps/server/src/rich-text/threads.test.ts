import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const program = `
const echo = 'import { parentPort } from "node:worker_threads"; parentPort.on("message", (task) => parentPort.postMessage(task)); parentPort.postMessage("ready");';
const { threads } = await import(${JSON.stringify(new URL("./threads.ts", import.meta.url).href)});
const script = new URL("data:text/javascript," + encodeURIComponent(echo));
const pool = threads({ script, count: 1, taskMs: 60_000, mostWaiting: 1, megabytes: 64 });
await pool.warm();
for (const task of [1, 2, 3]) console.log(await pool.run(task));
`;

test("a process that waits for nothing but a thread goes on until the thread has answered", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
  expect(stdout.trim().split("\n")).toEqual(["1", "2", "3"]);
}, 60_000);
