/** The cookies that a session begins with; the host itself sets them, too, so nothing of the pages is loaded here. */
import { cookieNames, cookieText } from "../isomorphic/cookies.ts";

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
