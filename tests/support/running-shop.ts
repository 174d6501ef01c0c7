import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../tools/parts/ports.mjs";
import { prepareData } from "../../tools/parts/prepare.mjs";
import { startStack } from "../../tools/parts/stack.mjs";

/**
 * Opens a whole shop for the journeys: a fresh data folder from the seed, server and host on free ports, sandbox on,
 * autopilot off, checks by proof of work over at once. STORE_URL and API_URL point to a shop that runs already; then nothing is started.
 */
export default async function openShop(): Promise<() => Promise<void>> {
  if (process.env.STORE_URL && process.env.API_URL) return async () => undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "tradehall-journeys-"));
  const env = {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: "",
    SANDBOX: "1",
    AUTOPILOT: "0",
    EASY_CAPTCHA: "1",
    LOG_LEVEL: "warn",
  };
  try {
    // A seed that was made for several shops is copied: making its pictures takes a minute.
    if (process.env.SEED_FOLDER) cpSync(process.env.SEED_FOLDER, folder, { recursive: true });
    await prepareData(env);
    const port = await freePort();
    const apiPort = await freePort();
    const print = (label: string, line: string) => console.log(`${label} │ ${line}`);
    const shop = await startStack({ port, apiPort, env, print });
    process.env.STORE_URL = `http://localhost:${port}`;
    process.env.API_URL = `http://localhost:${apiPort}`;
    return async () => {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
