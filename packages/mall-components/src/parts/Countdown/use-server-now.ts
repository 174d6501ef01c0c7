import { useEffect, useState } from "react";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  for (const listener of listeners) listener();
}

/** One interval serves every countdown of the page; it stops when the last one leaves. */
function onTick(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, 1000);
    // A hidden tab's timers are slowed down; on return the figures are right at once.
    document.addEventListener("visibilitychange", tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener("visibilitychange", tick);
  };
}

/**
 * The server's time, running on from what the server said: in ms since 1970, once a second. The visitor's clock
 * plays no part, only the time that has passed. Is stopped while `isRunning` is false.
 */
export function useServerNow(now: number, isRunning = true): number {
  const [clock, setClock] = useState({ serverNow: now, passedMs: 0 });
  useEffect(() => {
    if (!isRunning) return;
    const started = performance.now();
    return onTick(() => setClock({ serverNow: now, passedMs: performance.now() - started }));
  }, [now, isRunning]);
  return clock.serverNow === now ? now + clock.passedMs : now;
}
