/** Code → what the buyer meets: the one switch over the catalogue's reactions (Spec §8). */
import { shellLimits } from "@tradehall/mall-rules/limits";
import { isSessionEnd } from "@tradehall/mall-rules/words";
import type { MallError } from "../../adapters/mall-error.ts";
import { signInHref, signInPath } from "../../isomorphic/sign-in-address.ts";
import { isSigningOut } from "../session/own-sign-out.ts";

/** What the page can do; given by the shell, so that the switch knows no component. */
export interface ErrorHandlers {
  toast(message: string, durationMs: number): void;
  /** The non-dismissible "information update" modal, which then leads home. */
  showDealerChanged(): void;
  /** Clears what the browser keeps and leads to /login. */
  signIn(): void;
  words: { fallback: string; serverError: string };
}

export function handleError(error: MallError, handlers: ErrorHandlers): void {
  switch (error.reaction) {
    case "toastMessage":
    // The server says itself that it is busy, or that there were too many calls.
    case "tryLater":
      return handlers.toast(error.message || handlers.words.fallback, shellLimits.errorToastMs);
    case "signIn":
      return handlers.signIn();
    case "dealerChanged":
      return handlers.showDealerChanged();
    case "serverError":
      console.error("server trouble", error.code);
      return handlers.toast(handlers.words.serverError, shellLimits.errorToastMs);
    case "network":
      // Only logged (Spec §8); each screen shows its own failed state.
      return console.error("no answer from the server");
    case "rejectSilently":
      return;
    default: {
      const missed: never = error.reaction;
      throw new Error(`no reaction for ${String(missed)}`);
    }
  }
}

let isLeaving = false;

/**
 * A new document: nothing of the old session may stay in the page, and the host ends its cookies. Once: several calls
 * hear of the same end, and each further way would break off the one before.
 */
export function signInAgain({ reason }: { reason?: string | undefined }): void {
  const { pathname, search, hash } = window.location;
  if (isLeaving || isSigningOut() || pathname === signInPath) return;
  isLeaving = true;
  // A page that the browser kept for its back button may have to leave again.
  window.addEventListener("pageshow", () => (isLeaving = false), { once: true });
  window.location.assign(signInHref(pathname + search + hash, isSessionEnd(reason) ? reason : "offline"));
}
