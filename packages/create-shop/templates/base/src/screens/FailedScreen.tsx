"use client";

import { BusinessRefusal, NetworkError } from "@tradehall/api-client/errors";
import { NotFoundPage } from "@tradehall/mall-components/chrome/NotFoundPage";
import { ServerErrorPage } from "@tradehall/mall-components/chrome/ServerErrorPage";
import { useEffect, useRef } from "react";

/** In place of a page that could not be loaded: what the mall refuses is not there, all else may be tried again. */
export function FailedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOffline = error instanceof NetworkError && error.kind === "offline";
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => {
    // The page promises to open by itself.
    const onOnline = () => retry.current();
    if (isOffline) window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [isOffline]);
  if (error instanceof BusinessRefusal) return <NotFoundPage reason={error.serverMessage} />;
  return <ServerErrorPage isOffline={isOffline} onRetry={onRetry} />;
}
