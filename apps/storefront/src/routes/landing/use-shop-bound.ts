import { useEffect } from "react";
import { usePolling, useRefresh } from "../../browser/calls/use-polling.ts";
import { hrefTo } from "../../href-to.ts";

/** Someone looks through enquiries by hand: minutes at best. */
const pace = { firstMs: 4_000, longestMs: 60_000 };

/** Leads on as soon as the shop is there that a buyer waits for: by a new document, since everything is another's now. */
export function useShopBound({ isWaiting, isBound }: { isWaiting: boolean; isBound: boolean }): void {
  const refresh = useRefresh();
  usePolling(isWaiting && !isBound, async () => refresh(), pace);
  useEffect(() => {
    if (isWaiting && isBound) window.location.assign(hrefTo("home"));
  }, [isWaiting, isBound]);
}
