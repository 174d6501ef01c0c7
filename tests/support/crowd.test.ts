import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { freePort } from "../../tools/parts/ports.mjs";
import { gaveUpCode, restartPolicy } from "../../tools/parts/restarts.mjs";

const crowd = path.resolve(import.meta.dirname, "../../tools/parts/crowd.mjs");
const folder = mkdtempSync(path.join(tmpdir(), "tradehall-crowd-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Answers with its process id; `/end` ends it as a crash does; the first of all may be the only good one. */
const program = path.join(folder, "program.mjs");
writeFileSync(
  program,
  `import { createServer } from "node:http";
   import { existsSync, writeFileSync } from "node:fs";
   const mark = process.env.ONLY_ONE;
   if (process.env.BROKEN || (mark && existsSync(mark))) { console.error("wrong from the start"); process.exit(3); }
   if (mark) writeFileSync(mark, "");
   process.on("SIGTERM", () => process.exit(0));
   createServer((request, response) => {
     if (request.url === "/end") process.exit(9);
     response.setHeader("connection", "close");
     response.end(String(process.pid));
   }).listen(process.env.PORT, "127.0.0.1");`,
);

let running: ChildProcess | undefined;
afterEach(() => running?.kill("SIGKILL"));

async function open(count: number, env: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [crowd, program, String(count), "The program"], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  running = child;
  let words = "";
  child.stderr.on("data", (chunk) => {
    words += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  // One that is handed to a process as it ends is answered by no one.
  const ask = async (where = "/") =>
    (await fetch(`http://127.0.0.1:${port}${where}`, { signal: AbortSignal.timeout(1_000) })).text();
  /** Ids of the processes that answer. */
  const crowdNow = async () => {
    const ids = new Set<string>();
    for (let time = 0; time < 8; time++) ids.add(await ask().catch(() => "none"));
    return ids;
  };
  return { child, ended, ask, crowdNow, words: () => words };
}
const patience = { timeout: 20_000 };

test(
  "connections go to all processes, one that ends is replaced, and SIGTERM ends all",
  patience,
  async () => {
    const { child, ended, ask, crowdNow } = await open(2);
    await expect.poll(async () => (await crowdNow()).size, patience).toBe(2);
    const before = await crowdNow();
    await ask("/end").catch(() => undefined);
    // A connection of the moment of the end is lost with it; afterwards two answer, one of them new.
    const isWhole = (ids: Set<string>) =>
      ids.size === 2 && !ids.has("none") && [...ids].some((id) => !before.has(id));
    await expect.poll(async () => isWhole(await crowdNow()), patience).toBe(true);
    const ids = [...(await crowdNow())];
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    for (const id of ids) expect(() => process.kill(Number(id), 0)).toThrow();
  },
);

test("what is wrong from the start is said once and ends all", patience, async () => {
  const { ended, words } = await open(3, { BROKEN: "1" });
  expect(await ended).toBe(3);
  expect(words()).toBe("wrong from the start\n");
});

test("a process that never begins well is given up, with the others", patience, async () => {
  const { ended, words } = await open(2, { ONLY_ONE: path.join(folder, "mark") });
  expect(await ended).toBe(gaveUpCode);
  expect(words()).toContain("ended right after its start again and again (3)");
});

test("the wait grows with early ends and starts over after a good life", () => {
  const waitAfter = restartPolicy();
  const early = [10, 10, 10].map(waitAfter) as number[];
  expect(early).toEqual([...early].sort((a, b) => a - b));
  expect(waitAfter(60_000)).toBe(early[0]);
  expect([10, 10, 10, 10, 10].map(waitAfter).at(-1)).toBeUndefined();
});
