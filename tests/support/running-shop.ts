import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FullConfig } from "@playwright/test";
import { freePort } from "../../tools/parts/ports.mjs";
import { prepareData } from "../../tools/parts/prepare.mjs";
import { startStack } from "../../tools/parts/stack.mjs";

const environmentOf = (folder: string) => ({
  ...process.env,
  DATA_DIR: folder,
  DATABASE_URL: "",
  SANDBOX: "1",
  AUTOPILOT: "0",
  EASY_CAPTCHA: "1",
  LOG_LEVEL: "warn",
});

/**
 * Opens a whole shop for each worker of the journeys, since those of one shop share its clock: data folders from one
 * seed, server and host on free ports, sandbox on, autopilot off, checks by proof of work over at once. STORE_URL and
 * API_URL point to a shop that runs already; then nothing is started.
 */
export default async function openShops({
  workers,
}: Pick<FullConfig, "workers">): Promise<() => Promise<void>> {
  if (process.env.STORE_URL && process.env.API_URL) return async () => undefined;
  const room = mkdtempSync(path.join(tmpdir(), "tradehall-journeys-"));
  const running: { stop(): Promise<unknown> }[] = [];
  const close = async (): Promise<void> => {
    for (const shop of running) await shop.stop();
    rmSync(room, { recursive: true, force: true });
  };
  try {
    const seeded = path.join(room, "0");
    await prepareData(environmentOf(seeded));
    const folders = Array.from({ length: workers }, (_, index) => path.join(room, String(index)));
    // Making the pictures of a seed takes most of a minute.
    for (const folder of folders.slice(1)) cpSync(seeded, folder, { recursive: true });
    const print = (label: string, line: string) => console.log(`${label} │ ${line}`);
    const open = async (folder: string) => {
      const [port, apiPort] = [await freePort(), await freePort()];
      running.push(await startStack({ port, apiPort, env: environmentOf(folder), print }));
      return { STORE_URL: `http://localhost:${port}`, API_URL: `http://localhost:${apiPort}` };
    };
    // All of them are tried before one that cannot open ends them.
    const opened = await Promise.allSettled(folders.map(open));
    const shops = opened.map((one) => {
      if (one.status === "rejected") throw one.reason;
      return one.value;
    });
    process.env.SHOPS_OF_WORKERS = JSON.stringify(shops);
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}
