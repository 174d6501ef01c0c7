/** The typed client of a request on the server, and what the session's end means to a page. Server only. */
import { enterpriseHeader } from "@tradehall/api-client/contract";
import { SignInNeeded, TryLater } from "@tradehall/api-client/errors";
import { type Client, createClient } from "@tradehall/api-client/transport";
import { isSessionEnd, type SessionEnd } from "@tradehall/mall-rules/words";
import { data, redirectDocument } from "react-router-dom";
import { toMallError } from "../adapters/mall-error.ts";
import { withJitter } from "../adapters/with-jitter.ts";
import { hrefTo, routeOf } from "../href-to.ts";
import { actingFor, cookieNames, cookieText, readCookie, sessionToken } from "../isomorphic/cookies.ts";
import { becauseParam, signInHref, signInPath } from "../isomorphic/sign-in-address.ts";
import { pageOf } from "../router-inside/answers.ts";
import { apiFetch } from "./api-fetch.ts";
import { statusOfPage } from "./error-status.ts";
import { hostFacts } from "./facts.ts";
import { languageOf } from "./languages.ts";
import { type SharedCall, sharedAnswer } from "./shared-calls.ts";

type Context = { get<T>(key: import("react-router-dom").RouterContext<T>): T };
export interface LoaderArgs {
  request: Request;
  context: Readonly<Context>;
}

export const localeOf = (request: Request): "zh_CN" | "en" =>
  languageOf(readCookie(request.headers.get("cookie"), cookieNames.language));

export const tokenOf = (request: Request): string | undefined => sessionToken(request.headers.get("cookie"));

/** The page's own address without what the router adds to data requests. */
export const pageAddress = (request: Request): string => pageOf(request.url) || hrefTo("home");

/** Where the buyer is: the page that was asked for, or the one whose form was sent. */
function standingAt(request: Request): string {
  const page = pageAddress(request);
  const referer = request.method === "GET" ? null : request.headers.get("referer");
  if (!referer || !URL.canParse(referer)) return page;
  const { origin, pathname, search } = new URL(referer);
  return origin === new URL(request.url).origin ? pathname + search : page;
}

/**
 * Where a request goes that has no session, or none any more. A page that opens without one is only asked for again;
 * the sign-in page keeps where it leads.
 */
export function signInAddress(request: Request, because?: SessionEnd): string {
  const page = standingAt(request);
  const url = new URL(page, request.url);
  if (!routeOf(url.pathname)?.isPublic) return signInHref(page, because);
  if (url.pathname === signInPath && because && !url.searchParams.has(becauseParam))
    url.searchParams.set(becauseParam, because);
  return url.pathname + url.search;
}

/** Headers that end the session in the browser. */
export function endedSession(isSecure: boolean): Headers {
  const headers = new Headers();
  const { language: _, ...ended } = cookieNames;
  for (const name of Object.values(ended))
    headers.append("Set-Cookie", cookieText(name, "", { isSecure, isHttpOnly: name === cookieNames.token }));
  return headers;
}

const endOf = ({ reason }: SignInNeeded): SessionEnd => (isSessionEnd(reason) ? reason : "offline");

/** Speaks for the buyer of a request; `shared` for no one, so that others may be given the same answer. */
export type Mall = Client & { shared: SharedCall };

/** The mall of this request; a session that has ended leads to /login (Spec §8 A00004). */
export function mallOf({ request, context }: LoaderArgs): Mall {
  const facts = context.get(hostFacts);
  const enterprise = actingFor(request.headers.get("cookie"));
  const locale = localeOf(request);
  const speaker = {
    baseUrl: facts.apiOrigin,
    fetch: apiFetch,
    locale: () => locale,
    headers: () => ({
      "x-request-id": facts.requestId,
      "x-forwarded-for": facts.ip,
      // A session that begins remembers its device.
      "user-agent": request.headers.get("user-agent") ?? "",
    }),
  };
  const create = facts.createClient ?? createClient;
  const anybody = create(speaker);
  const client = create({
    ...speaker,
    token: () => tokenOf(request),
    headers: () => ({ ...speaker.headers(), ...(enterprise ? { [enterpriseHeader]: enterprise } : {}) }),
  });
  /** The page's answer says how long the longest of its calls wants to be left alone. */
  const heard = (error: unknown): unknown => {
    if (error instanceof TryLater)
      facts.wait.seconds = Math.max(facts.wait.seconds, error.retryAfterSeconds ?? 0);
    return error;
  };
  const guarded = async (...[endpoint, input, options]: Parameters<Client>) => {
    // What only this page wants to know is not asked for longer than someone waits for the page.
    const ends = endpoint.effect === "read" ? { signal: request.signal } : {};
    try {
      return await client(endpoint, input as never, { ...ends, ...options });
    } catch (error) {
      if (error instanceof SignInNeeded)
        // A new document: nothing of the old session may stay in the page.
        throw redirectDocument(signInAddress(request, endOf(error)), {
          headers: endedSession(facts.isSecure),
        });
      throw heard(error);
    }
  };
  const shared: SharedCall = (endpoint, input?) =>
    sharedAnswer(endpoint, input, locale, () => anybody(endpoint, input as never)).catch((error: unknown) => {
      throw heard(error);
    }) as never;
  return Object.assign(guarded as Client, { shared });
}

/**
 * Runs a loader; a failed call becomes the page's error with its code, which the error boundary shows. (The router
 * hides the details of other errors from the browser.)
 */
export async function load<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const error = toMallError(cause);
    if (!error) throw cause;
    throw data(withJitter(error), { status: statusOfPage(error) });
  }
}
