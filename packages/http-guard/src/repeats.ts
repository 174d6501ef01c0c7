/**
 * Says the same thing at most so often: the first time at once, then how many times it came since. An outage would fill a
 * disk by lines of which each says what the one before said.
 */

/** How often an outage is said, and a fault that comes again. */
export const outageEveryMs = 1_000;
export const sameEveryMs = 10_000;

interface Repeats {
  /** Says it now, or, of all that come within the interval, the last one at its end. */
  note(key: string, everyMs: number, say: Say): void;
}

/** `times` since it was last said; `isAgain` where it was. */
type Say = (times: number, isAgain: boolean) => void;

/** Keys that are told apart; texts of errors may be as many as there are callers. */
const mostKeys = 200;

export function createRepeats(): Repeats {
  const waiting = new Map<string, { times: number; say: Say }>();

  const open = (key: string, everyMs: number, say: Say): void => {
    const entry = { times: 0, say };
    waiting.set(key, entry);
    const timer = setTimeout(() => {
      waiting.delete(key);
      if (entry.times === 0) return;
      open(key, everyMs, entry.say);
      entry.say(entry.times, true);
    }, everyMs);
    timer.unref();
  };

  return {
    note(given, everyMs, say) {
      const key = waiting.has(given) || waiting.size < mostKeys ? given : "";
      const entry = waiting.get(key);
      if (entry) {
        entry.times += 1;
        entry.say = say;
        return;
      }
      open(key, everyMs, say);
      say(1, false);
    },
  };
}

/** What lies deepest behind a fault, in one short line: the driver's words without the query builder's. */
export function shortReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 200);
  if (error.cause instanceof Error) return shortReason(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return shortReason(error.errors[0]);
  return `${error.name}: ${error.message}`.slice(0, 200);
}
