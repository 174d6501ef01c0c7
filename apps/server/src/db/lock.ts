/** PGlite takes no lock on its folder and two processes silently lose data, so the server locks it first. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Said to the operator as it is: one sentence. */
export class FolderInUse extends Error {}

/** When a process began, as the system tells it; a number reused after a crash has another. Linux only, else "". */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return startOf(pid) === start;
}

/** Takes the folder's lock or throws; a lock whose process is gone is taken over. Returns the way to give it back. */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, "server.lock");
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid) });
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, mine, { flag: "wx" });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST" || attempt > 1) throw error;
      let holder: { pid: number; start: string } | undefined;
      try {
        holder = JSON.parse(readFileSync(file, "utf8"));
      } catch {
        // A half-written lock of a crashed process holds nothing.
      }
      if (holder && isAlive(holder.pid, holder.start))
        throw new FolderInUse(
          `${folder} is in use by the server with process id ${holder.pid}; end it first`,
        );
      rmSync(file, { force: true });
    }
  }
  return () => {
    try {
      if (readFileSync(file, "utf8") === mine) rmSync(file, { force: true });
    } catch {
      // Already gone.
    }
  };
}
