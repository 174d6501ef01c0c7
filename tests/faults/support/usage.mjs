/** Processor and memory of processes, from /proc: on Linux only, zeros elsewhere. */
import fs from "node:fs";

const ticksPerSecond = 100;

/** Processor seconds that a process has used, the memory it has now, and the most it had. */
function usageOf(pid) {
  try {
    const fields = fs
      .readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    const status = fs.readFileSync(`/proc/${pid}/status`, "utf8");
    const mb = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024);
    const seconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
    return { seconds, mb: mb("VmRSS"), mostMb: mb("VmHWM") };
  } catch {
    return { seconds: 0, mb: 0, mostMb: 0 };
  }
}

/** The same of every member of a shop, by name. */
export const usageOfShop = ({ apis, hosts }) =>
  new Map([...apis, ...hosts].map(({ name, process: { child } }) => [name, usageOf(child.pid)]));
