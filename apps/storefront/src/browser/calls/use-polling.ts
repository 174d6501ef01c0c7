/** Asks again: once, or soon at first, more slowly later, and not at all in a hidden tab. */
import { useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router-dom";

const growth = 1.2;

interface Pace {
  firstMs: number;
  longestMs: number;
  /** Something happened, and the next is soon to follow: asking starts over with `firstMs`. */
  phase?: string | undefined;
}

/** Runs `ask` while `isOn`; a passing failure is only logged and asked again (Spec §8). */
export function usePolling(
  isOn: boolean,
  ask: () => Promise<unknown>,
  { firstMs, longestMs, phase }: Pace,
): void {
  const latest = useRef(ask);
  latest.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase starts over.
  useEffect(() => {
    if (!isOn) return;
    let waitMs = firstMs;
    let timer: number | undefined;
    let isOver = false;
    let isAsking = false;
    const turn = async () => {
      // A page that comes back into sight while an answer is on its way begins no second round beside the first.
      if (document.hidden || isAsking) return;
      isAsking = true;
      try {
        await latest.current();
      } catch (error) {
        console.error(error);
      }
      isAsking = false;
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

/**
 * Asks for the page's data again. Without a network that would put the trouble page in the place of all that is
 * there, so it waits until there is one.
 */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    if (navigator.onLine) void revalidate();
    else window.addEventListener("online", () => void revalidate(), { once: true });
  }, [revalidate]);
}
