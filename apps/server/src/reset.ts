/** Empties the folder of the embedded database, pictures and uploads, unless someone works in it. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { lockFolder, lockName } from "./db/lock.ts";
import { readSettings } from "./settings.ts";
import { endWithFault } from "./start-fault.ts";

const settings = readSettings();
try {
  if (existsSync(settings.dataDir)) {
    const unlock = lockFolder(settings.dataDir);
    for (const name of readdirSync(settings.dataDir))
      if (name !== lockName) rmSync(path.join(settings.dataDir, name), { recursive: true, force: true });
    unlock();
  }
} catch (error) {
  endWithFault(error, settings);
}
