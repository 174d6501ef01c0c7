/** Addresses of the sign-in page: where it leads afterwards and why the buyer is before it. */
import type { SessionEnd } from "@tradehall/mall-rules/words";
import { hrefTo, routeOf } from "../href-to.ts";

export const signInPath = hrefTo("login");
export const becauseParam = "because";

export const signInHref = (page: string, because?: SessionEnd): string =>
  hrefTo("login", { redirect: page, because });

/** Where the chrome's sign-out form goes. */
export const signOutAction = hrefTo("login", { intent: "signOut" });

/** Where the chrome's language form goes: beside the sign-in, since it is every visitor's and no page of its own. */
export const languageAction = hrefTo("login", { intent: "language" });

/** Where a way in leads: an address within the own origin, as path, search and hash; anything else leads home. */
export function ownAddress(wanted: string | null, origin: string): string {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, origin)) return hrefTo("home");
  const url = new URL(wanted, origin);
  // `/.//evil.example` is of the own origin, but what is left of it would not be.
  const isForeign = url.origin !== origin || url.pathname.startsWith("//");
  if (isForeign || routeOf(url.pathname.replace(/(?<!\/)\/+$/, ""))?.isEntry) return hrefTo("home");
  return url.pathname + url.search + url.hash;
}
