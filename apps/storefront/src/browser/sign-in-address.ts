/** Addresses of the sign-in page: where it leads afterwards and why the buyer stands before it. */
import type { SessionEnd } from "@tradehall/mall-rules/words";
import { hrefTo, routeOf } from "../href-to.ts";

export const signInPath = hrefTo("login");
export const becauseParam = "because";

export const signInHref = (page: string, because?: SessionEnd): string =>
  hrefTo("login", { redirect: page, because });

/** Where the chrome's sign-out form goes. */
export const signOutAction = hrefTo("login", { intent: "signOut" });

let isOwnSignOut = false;
/** Whether this page is signing out: that its session is over is then no news, and no way of its own. */
export const isSigningOut = (): boolean => isOwnSignOut;

/** Listens until the returned function is called. */
export function listenForSignOut(): () => void {
  const onSubmit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && target.getAttribute("action") === signOutAction)
      isOwnSignOut = true;
  };
  // A page that the browser kept for its back button has to hear of the end.
  const onShow = () => {
    isOwnSignOut = false;
  };
  window.addEventListener("submit", onSubmit);
  window.addEventListener("pageshow", onShow, { capture: true });
  return () => {
    window.removeEventListener("submit", onSubmit);
    window.removeEventListener("pageshow", onShow, { capture: true });
  };
}

/** Where a way in leads: an address within the own origin, as path and search; anything else leads home. */
export function ownAddress(wish: string | null, origin: string): string {
  if (!wish?.startsWith("/") || !URL.canParse(wish, origin)) return hrefTo("home");
  const url = new URL(wish, origin);
  // `/.//evil.example` is of the own origin, but what is left of it would not be.
  const isForeign = url.origin !== origin || url.pathname.startsWith("//");
  if (isForeign || routeOf(url.pathname.replace(/\/+$/, ""))?.isEntry) return hrefTo("home");
  return url.pathname + url.search;
}
