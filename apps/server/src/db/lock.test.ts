import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./lock.ts";

const program = path.join(import.meta.dirname, "../testing/lock-holder.ts");
let folder = "";
const running = new Set<ChildProcess>();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "tradehall-lock-"));
});
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** Starts a process that wants the lock, through another command where one is given; resolves with what it says. */
async function start(...through: string[]) {
  const [command = "", ...args] = [...through, process.execPath, program, folder];
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  running.add(child);
  const [output] = await once(child.stdout, "data");
  return { child, output: String(output).trim() };
}
async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

test("of six starters on the lock of a killed process exactly one wins", async () => {
  const killed = await start();
  expect(killed.output).toBe("won");
  await kill(killed.child);
  const starters = await Promise.all(Array.from({ length: 6 }, () => start()));
  const winners = starters.filter(({ output }) => output === "won");
  expect(winners).toHaveLength(1);
  for (const { output } of starters.filter((one) => !winners.includes(one)))
    expect(output).toMatch(
      new RegExp(`^${folder} is in use by (the server with process id|another server).*; end it first$`),
    );
});

test("one process takes it once, and gives it back", () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    `in use by the server with process id ${process.pid}; end it first`,
  );
  unlock();
  lockFolder(folder)();
});

const ownNamespace = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"];
const mayUnshare = spawnSync(ownNamespace[0] ?? "", [...ownNamespace.slice(1), "true"]).status === 0;

test.runIf(mayUnshare)("processes that do not see each other exclude each other", async () => {
  const inside = await start(...ownNamespace);
  expect(inside.output).toBe("won");
  expect(() => lockFolder(folder)).toThrow("in use by");
  await kill(inside.child);
  // The process inside ends with its namespace, a moment later.
  await expect.poll(() => lockFolder(folder)(), { timeout: 10_000 }).toBeUndefined();
  const unlock = lockFolder(folder);
  expect((await start(...ownNamespace)).output).toContain("in use by");
  unlock();
});
