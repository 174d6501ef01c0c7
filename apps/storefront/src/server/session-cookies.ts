/** The browser's side of a session that begins, and where it may lead. Server only. */
import type { UserInfoAnswer } from "@tradehall/api-client/models/user";
import { isSessionEnd, sessionEndWords } from "@tradehall/mall-rules/words";
import { currentEnterprise } from "../adapters/shell.ts";
import { cookieNames, cookieText, readCookie } from "../browser/cookies.ts";
import { becauseParam } from "../browser/sign-in-address.ts";

/** Pages that lead in, where nobody who is in wants to be led. */
const leadsIn: ReadonlySet<string> = new Set(["/login", "/login-old", "/register", "/forget-password"]);

/** An address within the own origin, as path and search; anything else leads home. */
export function ownAddress(wish: string | null, request: Request): string {
  if (!wish?.startsWith("/")) return "/";
  const { origin } = new URL(request.url);
  try {
    const url = new URL(wish, origin);
    const isForeign = url.origin !== origin || url.pathname.startsWith("//");
    if (isForeign || leadsIn.has(url.pathname.replace(/\/+$/, ""))) return "/";
    return url.pathname + url.search;
  } catch {
    return "/";
  }
}

/**
 * The readable cookies of a buyer's page, where the browser's differ: whoever is signed in, and the enterprise in
 * effect (Spec §3).
 */
export function shellCookies(request: Request, user: UserInfoAnswer, isSecure: boolean): Headers {
  const enterprise = currentEnterprise(user);
  const wanted: [string, string][] = [
    [cookieNames.userId, String(user.userInfo.userId)],
    [cookieNames.enterpriseId, enterprise ? String(enterprise.enterpriseId) : ""],
    [cookieNames.enterpriseName, enterprise?.enterpriseName ?? ""],
  ];
  const headers = new Headers();
  for (const [name, value] of wanted)
    if ((readCookie(request.headers.get("cookie"), name) ?? "") !== value)
      headers.append("Set-Cookie", cookieText(name, value, { isSecure }));
  return headers;
}

/** Why the buyer was led to the sign-in page, where its address says so. */
export function sessionEndOf(request: Request) {
  const because = new URL(request.url).searchParams.get(becauseParam);
  return isSessionEnd(because) ? sessionEndWords[because] : undefined;
}
