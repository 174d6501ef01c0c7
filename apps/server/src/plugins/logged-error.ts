/** How faults of calls and jobs stand in the logs: whole, but not what they were given, and not again and again. */
import { NoRoom } from "@tradehall/http-guard/admission";
import { createRepeats, outageEveryMs, sameEveryMs, shortReason } from "@tradehall/http-guard/repeats";
import type { FastifyBaseLogger } from "fastify";
import { codesOf, isPassingFault } from "../db/passing-faults.ts";

/** A failed query names its parameters, which may be mobile numbers, codes or hashes: they stay out of the logs. */
function withoutParameters(error: unknown): unknown {
  if (!(error instanceof Error) || !("query" in error) || !("params" in error)) return error;
  const bare = new Error(`Failed query: ${String(error.query)}`, { cause: error.cause });
  bare.name = error.name;
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  bare.stack = [`${bare.name}: ${bare.message}`, ...frames].join("\n");
  return bare;
}

/** Statements that were in each other's way (deadlock, lock, time): which ones it was matters, unlike in an outage. */
const isContention = (error: unknown): boolean =>
  codesOf(error).some((code) => ["40001", "40P01", "55P03", "57014"].includes(code));

/**
 * Logs a fault. One that passes by itself (the database is away, there is no room) is a short line, and one a second with
 * their number; any other is there whole, and the same one again only by its number.
 */
export type LogFault = (log: FastifyBaseLogger, error: unknown, words: string) => void;

export function createFaultLog(): LogFault {
  const repeats = createRepeats();
  return (log, error, words) => {
    const reason = shortReason(error);
    if (error instanceof NoRoom || (isPassingFault(error) && !isContention(error)))
      return repeats.note(words, outageEveryMs, (times) => log.warn({ times, reason }, words));
    const err = withoutParameters(error);
    const level = isPassingFault(error) ? "warn" : "error";
    repeats.note(`${words}\n${String(err)}\n${reason}`, sameEveryMs, (times, isAgain) =>
      log[level](isAgain ? { times, reason } : { err }, words),
    );
  };
}
