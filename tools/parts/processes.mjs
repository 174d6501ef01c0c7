import { spawn } from "node:child_process";
import { root } from "./paths.mjs";
import { childEnvironment } from "./run.mjs";
import { atEnd } from "./signals.mjs";

const graceMs = 15_000;

/** Shortens a structured log line to time-free words; other lines stay as they are. */
function compact(line) {
  if (!line.startsWith("{")) return line;
  try {
    const entry = JSON.parse(line);
    const request = entry.req ? `${entry.req.method} ${entry.req.url}` : "";
    const answer = entry.res ? `${entry.res.statusCode}` : "";
    const fault = entry.err ? `${entry.err.type ?? "Error"}: ${entry.err.message}` : "";
    return [entry.msg, request, answer, fault].filter(Boolean).join(" ");
  } catch {
    return line;
  }
}

/**
 * Starts one long-running process in a group of its own, so that Ctrl-C in the terminal reaches it only through `stop`.
 * `print` takes each log line, shortened. `ended` resolves with the exit code; `lastWords` keeps the latest lines.
 */
export function startProcess(name, command, args, { env = {}, print } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: childEnvironment(env),
    stdio: ["ignore", "pipe", "pipe"],
    detached: process.platform !== "win32",
  });
  const lastWords = [];
  const take = () => {
    let rest = "";
    return (chunk) => {
      rest += chunk.toString();
      const lines = rest.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines.map(compact)) {
        if (line.trim() === "") continue;
        lastWords.push(line);
        if (lastWords.length > 12) lastWords.shift();
        print?.(line);
      }
    };
  };
  child.stdout.on("data", take());
  child.stderr.on("data", take());

  const process_ = { name, child, lastWords, isRunning: true };
  const forget = atEnd(() => process_.stop());
  process_.ended = new Promise((resolve) => {
    const finish = (code) => {
      process_.isRunning = false;
      forget();
      resolve(code);
    };
    child.on("error", (error) => {
      lastWords.push(error.message);
      finish(127);
    });
    child.on("close", (code, signal) => finish(code ?? (signal ? 1 : 0)));
  });
  /** Asks the process to end, waits for it, and only then ends it hard; resolves with whether it ended by itself. */
  process_.stop = async () => {
    if (!process_.isRunning) return true;
    child.kill("SIGTERM");
    let isHard = false;
    const timer = setTimeout(() => {
      isHard = true;
      child.kill("SIGKILL");
    }, graceMs);
    await process_.ended;
    clearTimeout(timer);
    return !isHard;
  };
  return process_;
}

/** Asks an address until `isGood` likes the answer's status; false when the time is over or `isOver` says so. */
export async function waitFor(
  url,
  { isGood = (status) => status === 200, forMs = 120_000, isOver = () => false } = {},
) {
  const until = Date.now() + forMs;
  while (Date.now() < until && !isOver()) {
    try {
      const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
      await answer.arrayBuffer();
      if (isGood(answer.status)) return true;
    } catch {
      // No one listens there yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
