/**
 * Code that will not load, most often after a deploy: the page loads anew, at most once a minute (Spec §4). In
 * between, whoever wanted the code shows that it failed.
 */
import { shellLimits } from "@tradehall/mall-rules/limits";
import { sessionNames } from "../both-sides/cookies.ts";
import { pendingAddress } from "./pending-address.ts";

/** Whether the page may load anew now; asking counts as loading. Without storage it never may. */
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

/**
 * Loads the page anew, or the one the buyer was on the way to. Without a network that would lose the page, and what
 * was typed, for the browser's own error page.
 */
function reloadOnce(): boolean {
  if (!navigator.onLine || !takeTurn()) return false;
  const aim = pendingAddress();
  if (aim) window.location.assign(aim);
  else window.location.reload();
  return true;
}

export const listenForLostChunks = (): void =>
  window.addEventListener("vite:preloadError", (event) => {
    if (reloadOnce()) event.preventDefault();
  });
