import { useEffect, useState, useSyncExternalStore } from "react";
import { useBlocker } from "react-router-dom";
import { pageHealth } from "./lazy-calls.ts";

function listen(change: () => void): () => void {
  window.addEventListener("online", change);
  window.addEventListener("offline", change);
  return () => {
    window.removeEventListener("online", change);
    window.removeEventListener("offline", change);
  };
}

/**
 * Another tab, filter or number of the same page would come from nobody, and the trouble page in place of all that
 * stands there. The bar says why nothing moves.
 */
function useStandingStill(): void {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      !navigator.onLine && here.pathname === next.pathname && here.search !== next.search,
  );
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
}

/** What the bar over the page shows and does while the network is away. */
export function useNetworkBar() {
  useStandingStill();
  const [isRetrying, setRetrying] = useState(false);
  const isOffline = useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
  const retry = async () => {
    setRetrying(true);
    // The page loads anew only where the mall answers: otherwise what was typed would be lost with it.
    const { tryAgain } = await pageHealth();
    if (!(await tryAgain())) setRetrying(false);
  };
  return { isOffline, isRetrying, onRetry: () => void retry().catch(console.error) };
}
