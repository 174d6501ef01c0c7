import { shellLimits } from "@tradehall/mall-rules/limits";
import { toast } from "@tradehall/ui/Toast";
import { useEffect, useRef } from "react";
import { type Location, useBlocker, useLocation, useNavigate } from "react-router-dom";
import { offlineLink } from "../../router-inside/PageLinks.tsx";
import { onRouteLost } from "../errors/chunk-reload.ts";
import { networkErrorText } from "../forms/catch-network-error.ts";

/**
 * Without a network the page stays: the next one could not be loaded, and its code would be lost. What was pressed last
 * comes once the network is back: a link, or another tab, filter or number of the same page.
 */
export function useOfflineNavigation(): void {
  const navigate = useNavigate();
  const here = useLocation();
  const pressed = useRef<Location>(undefined);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    if (navigator.onLine || (from.pathname === to.pathname && from.search === to.search)) return false;
    // Kept at once: the network may be back before the effect below runs.
    pressed.current = to;
    return true;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    toast.show({ tone: "danger", message: networkErrorText(), durationMs: shellLimits.errorToastMs });
    blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const resume = () => {
      const to = pressed.current;
      pressed.current = undefined;
      if (to && (to.state === offlineLink || to.pathname === window.location.pathname)) void navigate(to);
    };
    window.addEventListener("online", resume);
    return () => window.removeEventListener("online", resume);
  }, [navigate]);
  // A step to the page's own main part loads nothing and ends the navigation that waits for lost code.
  useEffect(
    () =>
      onRouteLost(
        () =>
          void navigate({ ...here, hash: here.hash || "#main" }, { replace: true, preventScrollReset: true }),
      ),
    [navigate, here],
  );
}
