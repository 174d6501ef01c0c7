import fs from "node:fs";

/** A process and what it has started itself, each with its `pid` and `title`. Linux only. */
export function familyOf(pid) {
  const statuses = fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, parent] = /^PPid:\s+(\d+)$/m.exec(fs.readFileSync(`/proc/${name}/status`, "utf8")) ?? [];
        const title = fs.readFileSync(`/proc/${name}/cmdline`, "utf8");
        return [{ pid: Number(name), parent: Number(parent), title }];
      } catch {
        // Ended meanwhile.
        return [];
      }
    });
  return statuses.filter((one) => one.pid === pid || one.parent === pid);
}

/** Sends a signal to each; one that has ended meanwhile needs none. */
export function signalAll(processes, signal) {
  for (const { pid } of processes) {
    try {
      process.kill(pid, signal);
    } catch {
      // Ended meanwhile.
    }
  }
}
