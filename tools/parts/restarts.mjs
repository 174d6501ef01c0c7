/** A process that lived so long had begun well; what ended it then does not keep it from beginning, in ms. */
const wellMs = 10_000;
const mostEarlyEnds = 5;
const firstWaitMs = 100;

/** The exit code of a process that has given up on others: starting it again would change nothing. */
export const gaveUpCode = 70;

/** How long to wait before starting again; `undefined` where it is time to give up. */
export function restartPolicy() {
  let earlyEnds = 0;
  return (livedMs) => {
    earlyEnds = livedMs >= wellMs ? 1 : earlyEnds + 1;
    return earlyEnds > mostEarlyEnds ? undefined : firstWaitMs * 2 ** (earlyEnds - 1);
  };
}

/**
 * Starts a process again each time it ends, more and more slowly after early ends. `begin()` starts it and resolves with
 * its exit code. Resolves with the last code once given up, or with `undefined` once `isOver()`.
 */
export async function keepRunning(begin, { isOver, onEnd, isBegun }) {
  const waitAfter = restartPolicy();
  let running = isBegun;
  for (;;) {
    const begunAt = performance.now();
    const code = await (running ?? begin());
    running = undefined;
    if (isOver()) return undefined;
    const waitMs = code === gaveUpCode ? undefined : waitAfter(performance.now() - begunAt);
    if (waitMs === undefined) return code;
    onEnd(code);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (isOver()) return undefined;
  }
}
