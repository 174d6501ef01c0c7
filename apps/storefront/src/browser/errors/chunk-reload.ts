/**
 * Code that cannot be loaded, most often after a deploy: the page reloads, at most once a minute (Spec §4), and only
 * while the host answers. Otherwise the page, and what was typed, would be lost to the browser's own error page.
 */
import { shellLimits } from "@tradehall/mall-rules/limits";
import { toast } from "@tradehall/ui/Toast";
import { sessionNames } from "../../isomorphic/cookies.ts";
import { networkErrorText } from "../forms/catch-network-error.ts";
import { isHostThere, isReloading, reloadPage } from "./page-health.ts";
import { pendingAddress } from "./pending-address.ts";

/** Whether the page may reload now; asking counts as reloading. Without storage it never may. */
function takeTurn(): boolean {
  try {
    const last = Number(sessionStorage.getItem(sessionNames.chunkReloadAt) ?? 0);
    if (Math.abs(Date.now() - last) < shellLimits.chunkReloadGuardMs) return false;
    sessionStorage.setItem(sessionNames.chunkReloadAt, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

const stays = new Set<() => void>();

/** Calls `listener` when a route's code was lost and the page stays all the same; returns the way to end it. */
export function onRouteLost(listener: () => void): () => void {
  stays.add(listener);
  return () => void stays.delete(listener);
}

let isRouteLost = false;

/** Loads the page again as a document, or the one that the buyer is on the way to; says so where it cannot. */
async function reloadOnce(): Promise<void> {
  // The bar over the page says that the network is away.
  if (navigator.onLine && (await isHostThere()) && takeTurn()) {
    const address = pendingAddress();
    if (address) window.location.assign(address);
    else reloadPage();
    return;
  }
  if (navigator.onLine)
    toast.show({ tone: "danger", message: networkErrorText(), durationMs: shellLimits.errorToastMs });
  if (isRouteLost) for (const listener of stays) listener();
}

let isTrying = false;

function reload(): void {
  if (isTrying) return;
  isTrying = true;
  void reloadOnce().finally(() => {
    isTrying = false;
  });
}

/** To be told of each navigation: the router waits for ever for a route whose code it has lost once. */
export function retryLostRoute(): void {
  if (isRouteLost) reload();
}

export function listenForLostChunks(): void {
  // In development Vite reloads the page when a change cannot be shown in place.
  if (import.meta.env.DEV) return;
  window.addEventListener("vite:preloadError", reload);
  // The router reloads by itself where a route's code is lost (`loadRouteModule`, react-router 7.18), and has no option
  // for it. Browsers without the Navigation API (Safari before 26.2) let it.
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || isReloading()) return;
    event.preventDefault();
    isRouteLost = true;
    reload();
  });
}
