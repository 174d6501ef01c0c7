import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { isPassingFault } from "./passing-faults.ts";

const everyMs = 1_000;

/**
 * Tries again and again while the database is away, for so long at most; a server may begin in the middle of a fail-over.
 * Any other fault, and the last one, is thrown.
 */
export async function whileAway<T>(
  work: () => Promise<T>,
  { forMs, logger }: { forMs: number; logger: Pick<Logger, "warn"> },
): Promise<T> {
  const until = performance.now() + forMs;
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isPassingFault(error) || performance.now() >= until) throw error;
      if (tries === 0)
        logger.warn({ err: error }, `the database is away; asking again for ${Math.round(forMs / 1_000)} s`);
      await pause(everyMs);
    }
  }
}
