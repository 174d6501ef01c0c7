/** Asks again and again: soon at first, more slowly later, not at all in a hidden tab. */
import { useEffect, useRef } from "react";

const growth = 1.2;

interface Pace {
  firstMs: number;
  longestMs: number;
  /** Something happened, and the next is soon to follow: asking begins anew with `firstMs`. */
  phase?: string | undefined;
}

/** Runs `ask` while `isOn`; a passing failure is only logged and asked anew (Spec §8). */
export function usePolling(
  isOn: boolean,
  ask: () => Promise<unknown>,
  { firstMs, longestMs, phase }: Pace,
): void {
  const latest = useRef(ask);
  latest.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase begins anew.
  useEffect(() => {
    if (!isOn) return;
    let waitMs = firstMs;
    let timer: number | undefined;
    let isOver = false;
    const turn = async () => {
      if (document.hidden) return;
      try {
        await latest.current();
      } catch (error) {
        console.error(error);
      }
      if (isOver) return;
      waitMs = Math.min(longestMs, waitMs * growth);
      timer = window.setTimeout(turn, waitMs);
    };
    const wake = () => {
      window.clearTimeout(timer);
      waitMs = firstMs;
      void turn();
    };
    timer = window.setTimeout(turn, waitMs);
    document.addEventListener("visibilitychange", wake);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [isOn, firstMs, longestMs, phase]);
}
