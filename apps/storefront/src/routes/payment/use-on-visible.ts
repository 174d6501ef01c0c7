import { useEffect } from "react";

/** Tells when a page is seen again: its tab, or itself out of the browser's memory by back and forward. */
export function useOnVisible(onSeen: () => unknown): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) onSeen();
    };
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) onSeen();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", show);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", show);
    };
  }, [onSeen]);
}
