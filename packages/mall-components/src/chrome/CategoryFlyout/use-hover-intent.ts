import { useEffect, useRef } from "react";

/** Waits that tell a pointer on its way from one that means it, in ms. */
export const intentMs = { open: 120, change: 90, towardsPanel: 320, close: 220 } as const;

/** One timer for what the pointer seems to want: what it wants later replaces what it wanted before. */
export function useHoverIntent() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    plan(act: () => void, waitMs: number) {
      clearTimeout(timer.current);
      timer.current = setTimeout(act, waitMs);
    },
    cancel() {
      clearTimeout(timer.current);
    },
  };
}
