/** Addresses of the sign-in page: where it leads afterwards and why the buyer stands before it. */
import type { SessionEnd } from "@tradehall/mall-rules/words";

export const signInPath = "/login";
export const becauseParam = "because";

export const signInHref = (page: string, because?: SessionEnd): string =>
  `${signInPath}?redirect=${encodeURIComponent(page)}${because ? `&${becauseParam}=${because}` : ""}`;

/** Pages that lead in, where nobody who is in wants to be led. */
const leadsIn: ReadonlySet<string> = new Set([signInPath, "/login-old", "/register", "/forget-password"]);

/** Where a way in leads: an address within the own origin, as path and search; anything else leads home. */
export function ownAddress(wish: string | null, origin: string): string {
  if (!wish?.startsWith("/") || !URL.canParse(wish, origin)) return "/";
  const url = new URL(wish, origin);
  // `/.//evil.example` is of the own origin, but what is left of it would not be.
  const isForeign = url.origin !== origin || url.pathname.startsWith("//");
  if (isForeign || leadsIn.has(url.pathname.replace(/\/+$/, ""))) return "/";
  return url.pathname + url.search;
}
