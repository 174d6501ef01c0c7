/** Whether this browser shows rows of goods compact. Server only. */
import { compactDensity, densityCookie, readCookie } from "../isomorphic/cookies.ts";

export const isCompactAsked = (request: Request): boolean =>
  readCookie(request.headers.get("cookie"), densityCookie) === compactDensity;
