import { useCallback } from "react";
import { useRevalidator } from "react-router-dom";

/**
 * Asks for the page's data anew. Without a network that would put the trouble page in the place of all that stands
 * there, so it waits until there is one.
 */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    if (navigator.onLine) void revalidate();
    else window.addEventListener("online", () => void revalidate(), { once: true });
  }, [revalidate]);
}
