/** Addresses of the sign-in page: where it leads afterwards and why the buyer stands before it. */
import type { SessionEnd } from "@tradehall/mall-rules/words";

export const signInPath = "/login";
export const becauseParam = "because";

export const signInHref = (page: string, because?: SessionEnd): string =>
  `${signInPath}?redirect=${encodeURIComponent(page)}${because ? `&${becauseParam}=${because}` : ""}`;
