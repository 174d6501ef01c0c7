import { useState, useSyncExternalStore } from "react";
import { tryAgain } from "../browser/errors/page-health.ts";

function listen(change: () => void): () => void {
  window.addEventListener("online", change);
  window.addEventListener("offline", change);
  return () => {
    window.removeEventListener("online", change);
    window.removeEventListener("offline", change);
  };
}

/** What the bar over the page shows and does while the network is away. */
export function useNetworkBar() {
  const [isRetrying, setRetrying] = useState(false);
  const isOffline = useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
  const retry = async () => {
    setRetrying(true);
    // The page reloads only where the mall answers: otherwise what was typed would be lost with it.
    if (!(await tryAgain())) setRetrying(false);
  };
  return { isOffline, isRetrying, onRetry: () => void retry().catch(console.error) };
}
