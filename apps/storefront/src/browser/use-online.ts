import { useSyncExternalStore } from "react";

function listen(change: () => void): () => void {
  window.addEventListener("online", change);
  window.addEventListener("offline", change);
  return () => {
    window.removeEventListener("online", change);
    window.removeEventListener("offline", change);
  };
}

/** Whether the network is away, and the way to try the page again. */
export function useOnline(): [isOffline: boolean, retry: () => void] {
  const isOffline = useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
  return [isOffline, () => window.location.reload()];
}
