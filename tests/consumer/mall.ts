import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { apiServer, pinnedNode } from "../../tools/parts/paths.mjs";
import { freePort } from "../../tools/parts/ports.mjs";
import { prepareData } from "../../tools/parts/prepare.mjs";
import { startProcess, waitFor } from "../../tools/parts/processes.mjs";
import type { Running } from "../support/own-host.ts";

/** What a started process becomes after its making, which its inferred type does not say. */
interface Started {
  lastWords: string[];
  ended: Promise<number>;
  stop(): Promise<boolean>;
}

/** The reference server on an embedded database of its own, with its sandbox, and without the storefront. */
export async function openMall(): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), "tradehall-mall-"));
  const port = await freePort();
  const own = { DATA_DIR: folder, DATABASE_URL: "", SANDBOX: "1", AUTOPILOT: "0", EASY_CAPTCHA: "1" };
  const env = { ...process.env, ...own, LOG_LEVEL: "warn", API_PORT: String(port) };
  await prepareData(env, { pictures: "first" });
  const args = [...apiServer.flags, apiServer.script];
  const server = startProcess("The API server", pinnedNode, args, { env }) as unknown as Started;
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const hasEnded = server.ended.then(() => false);
  if (await Promise.race([waitFor(`${url}/readyz`), hasEnded])) return { url, stop };
  await stop();
  throw new Error(`the API server did not open:\n${server.lastWords.join("\n")}`);
}
