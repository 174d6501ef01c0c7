import { useEffect } from "react";
import { later, retryAfterMs } from "./later.ts";
import { tryAgain } from "./page-health.ts";

/** Reloads the page once the network is back. The browser knows of its cable before anyone answers at its end. */
export function useReloadOnline(isAway: boolean): void {
  useEffect(() => {
    if (!isAway) return;
    let isOver = false;
    const comeBack = async () => {
      await later(0);
      for (const waitMs of retryAfterMs) {
        if (isOver || (await tryAgain())) return;
        await later(waitMs);
      }
    };
    comeBack().catch(console.error);
    return () => {
      isOver = true;
    };
  }, [isAway]);
}
