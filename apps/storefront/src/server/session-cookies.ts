/** The browser's side of a session that begins, and where it may lead. Server only. */
import type { UserInfoAnswer } from "@tradehall/api-client/models/user";
import { currentEnterprise } from "@tradehall/mall-adapters/shell";
import { isSessionEnd, sessionEndWords } from "@tradehall/mall-rules/words";
import { cookieNames, cookieText, readCookie } from "../isomorphic/cookies.ts";
import { becauseParam, ownAddress } from "../isomorphic/sign-in-address.ts";

/** Where a request's way in leads. */
export const ownAddressOf = (wanted: string | null, request: Request): string =>
  ownAddress(wanted, new URL(request.url).origin);

/**
 * The readable cookies of a buyer's page, where the browser's differ: anyone who is signed in, and the enterprise in
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
