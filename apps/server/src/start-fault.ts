/** Why a program of the server could not begin, in one sentence for anyone who runs it. */
import { once } from "node:events";
import { createServer } from "node:net";
import { FolderFault } from "./db/folder-fault.ts";
import { codesOf, isPassingFault } from "./db/passing-faults.ts";
import type { Settings } from "./settings.ts";

type Known = Pick<Settings, "port" | "databaseUrl" | "dataDir">;

/** The host of a database's address, without user and password. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : "an address that is none");

function faultSentence(error: unknown, { port, databaseUrl, dataDir }: Known): string {
  const codes = codesOf(error);
  const has = (...wanted: string[]) => wanted.some((code) => codes.includes(code));
  if (error instanceof FolderFault) return error.message;
  if (has("EADDRINUSE")) return `port ${port} is taken; set API_PORT to another`;
  if (has("EACCES", "EROFS") && !databaseUrl) return `${dataDir} may not be written to; check its owner`;
  if (has("ENOSPC")) return `the disk of ${dataDir} is full; free some space`;
  if (databaseUrl && isPassingFault(error) && !has("53300"))
    return `no database answers at ${hostOf(databaseUrl)}; check DATABASE_URL and that it runs`;
  if (databaseUrl && has("28P01", "28000", "3D000"))
    return `the database at ${hostOf(databaseUrl)} refuses this user or has no such database; check DATABASE_URL`;
  const words = error instanceof Error ? error.message : String(error);
  return words.split("\n")[0] ?? "";
}

/** Throws where the port is taken: said before the database is opened, which takes seconds. */
export async function needFreePort({ port, host }: Pick<Settings, "port" | "host">): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}

/** Says the sentence and ends the program as failed; the whole fault is shown with LOG_LEVEL=debug. */
export function endWithFault(error: unknown, settings: Known & Pick<Settings, "logLevel">): never {
  console.error(faultSentence(error, settings));
  if (["debug", "trace"].includes(settings.logLevel)) console.error(error);
  process.exit(1);
}
