import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

/**
 * Another tab, filter or number of the same page would come from nobody, and the trouble page in place of all that
 * stands there. The bar over it says why nothing moves.
 */
export function useStandingStill(): void {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      !navigator.onLine && here.pathname === next.pathname && here.search !== next.search,
  );
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
}
