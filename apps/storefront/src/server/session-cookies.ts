/** The browser's side of a session that begins, and where it may lead. Server only. */
import { cookieNames, cookieText } from "../browser/cookies.ts";

/** Cookies of a new session: the token unreadable, the user id readable (decisions "Token"). */
export function startedSession(session: { accessToken: string; userId: number }, isSecure: boolean): Headers {
  const headers = new Headers();
  headers.append(
    "Set-Cookie",
    cookieText(cookieNames.token, session.accessToken, { isSecure, isHttpOnly: true }),
  );
  headers.append("Set-Cookie", cookieText(cookieNames.userId, String(session.userId), { isSecure }));
  return headers;
}

/** An address within the own origin, as path and search; anything else leads home. */
export function ownAddress(wish: string | null, request: Request): string {
  if (!wish?.startsWith("/")) return "/";
  const { origin } = new URL(request.url);
  try {
    const url = new URL(wish, origin);
    if (url.origin !== origin || url.pathname.startsWith("//") || url.pathname === "/login") return "/";
    return url.pathname + url.search;
  } catch {
    return "/";
  }
}
