/**
 * Code that will not load, most often after a deploy: the page loads anew, at most once a minute (Spec §4). In
 * between, and where the mall does not answer, whoever wanted the code shows that it failed.
 */
import { shellLimits } from "@tradehall/mall-rules/limits";
import { toast } from "@tradehall/ui/Toast";
import { sessionNames } from "../../both-sides/cookies.ts";
import { lostWords } from "../forms/kept-form.ts";
import { isHostThere } from "./page-health.ts";
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
 * Loads the page anew, or the one the buyer was on the way to. While nobody answers that would lose the page, and what
 * was typed, for the browser's own error page; the browser itself only knows of its next cable.
 */
async function reloadOnce(): Promise<boolean> {
  // The bar over the page says so.
  if (!navigator.onLine) return false;
  if (!(await isHostThere())) {
    toast.show({ tone: "danger", message: lostWords(), durationMs: shellLimits.errorToastMs });
    return false;
  }
  if (!takeTurn()) return false;
  const aim = pendingAddress();
  if (aim) window.location.assign(aim);
  else window.location.reload();
  return true;
}

let leaving: Promise<boolean> | undefined;

/** Answers `isLeaving` on the event, which the router waits for (`patches/`). */
export const listenForLostChunks = (): void =>
  window.addEventListener("vite:preloadError", (event) => {
    leaving ??= reloadOnce().finally(() => {
      leaving = undefined;
    });
    Object.assign(event, { isLeaving: leaving });
  });
