/** Work the clock brings: deadlines that pass, and the sandbox's autopilot. */
import type { Logger } from "pino";
import type { Parts } from "../parts.ts";
import { createFaultLog } from "../plugins/logged-error.ts";

export interface Jobs {
  stop(): Promise<void>;
}

/** One turn of a job; must be safe to run in several processes at once. */
export type Job = (parts: Parts) => Promise<void>;

const everyMs = 2_000;

/** Runs the jobs one after another, again and again, until stopped; a failing turn is logged and tried again. */
export function startJobs(parts: Parts & { logger: Logger }, jobs: readonly Job[] = []): Jobs {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const logFault = createFaultLog();
  const turn = async () => {
    for (const job of [({ clock }: Parts) => clock.refresh(), ...jobs]) {
      if (stopped) return;
      await job(parts).catch((error: unknown) => logFault(parts.logger, error, "a job failed"));
    }
    if (!stopped) timer = setTimeout(() => (running = turn()), everyMs);
  };
  running = turn();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
