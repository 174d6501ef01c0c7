/** Pages and calls take turns; what is too much is turned away at once with 503, in words where someone reads them. */

import { errorCatalogue } from "@tradehall/api-client/errors";
import {
  type Admission,
  type AdmissionLimits,
  CallerGone,
  createAdmission,
  NoRoom,
  type Rank,
  retryAfterSeconds,
} from "@tradehall/http-guard/admission";
import { type BodyLimits, createBodyBudget } from "@tradehall/http-guard/body-budget";
import { callerSignal } from "@tradehall/http-guard/caller";
import { uploadLimits } from "@tradehall/mall-rules/limits";
import { refusalText } from "@tradehall/mall-rules/words";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cookieNames, readCookie } from "../isomorphic/cookies.ts";
import { isPageData } from "../router-inside/answers.ts";
import { languageOf } from "../server/languages.ts";
import type { AnyReply, AnyRequest } from "./any-server.ts";
import { sendBusyPage } from "./busy-page.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Aborted when no one waits for the answer any more. */
    caller: AbortSignal;
  }
}

export interface HostLimits {
  pages: AdmissionLimits;
  /** Calls that are passed on to the API. */
  forwards: AdmissionLimits;
  /** Pictures on their way to the API. */
  uploads: AdmissionLimits;
}

export type HostTurns = Record<keyof HostLimits, Admission>;

export function createTurns(app: FastifyInstance, limits: HostLimits): HostTurns {
  app.decorateRequest("caller");
  app.addHook("onRequest", async (request, reply) => {
    request.caller = callerSignal(reply.raw);
  });
  return {
    pages: createAdmission(limits.pages),
    forwards: createAdmission(limits.forwards),
    uploads: createAdmission(limits.uploads),
  };
}

/** Just what the framework takes for it: a type that only begins so would be read whole. */
export const isUpload = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\s*(?:;|$)/i.test(headers["content-type"] ?? "");

const isCall = ({ url }: FastifyRequest): boolean => /^\/(?:api|im)\//.test(url);

/** Refuses a body that there is no room for, before it is read. */
export function boundBodies(app: FastifyInstance, limits: BodyLimits): void {
  const budget = createBodyBudget(limits);
  app.addHook("onRequest", async (request, reply) => {
    // Pictures pass on to the API as they come, and take turns of their own.
    if (isCall(request) && isUpload(request)) return;
    try {
      const mostBytes = request.routeOptions.bodyLimit ?? uploadLimits.bodyBytes;
      budget.hold(request.raw, reply.raw, { caller: request.ip, mostBytes });
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error;
      return sendBusy(request, reply);
    }
  });
}

const checkout = /^\/(?:submit-order|payment|weixin-pay|pay-result)\b|^\/api\/p\/order\b/;

const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  /prefetch/.test(String(headers["sec-purpose"] ?? headers.purpose ?? ""));

/** What a buyer has begun goes before what they look at, and that before what they may look at. */
export function rankOf(request: FastifyRequest): Rank {
  if (isPrefetch(request)) return "last";
  const isWrite = request.method !== "GET" && request.method !== "HEAD";
  const isForm = isWrite && !request.url.startsWith("/api/");
  return isForm || checkout.test(request.url) ? "first" : "usual";
}

const isDocument = (request: AnyRequest): boolean =>
  !request.url.startsWith("/api/") &&
  !isPageData(request.url) &&
  String(request.headers.accept ?? "").includes("text/html");

/** Says that there is no room: a page to who opens one, the envelope to who calls. */
export function sendBusy(request: AnyRequest, reply: AnyReply, seconds = retryAfterSeconds()): AnyReply {
  reply.code(errorCatalogue.A00016.status).header("retry-after", seconds);
  if (isDocument(request)) return sendBusyPage(request, reply, seconds);
  const { locale, cookie } = request.headers;
  const language = locale === "en" ? "en" : languageOf(readCookie(cookie, cookieNames.language));
  // The router shows a page no header of such an answer.
  const data = isPageData(request.url) ? { retryAfterSeconds: seconds } : null;
  return reply.send({ success: false, code: "A00016", msg: refusalText("busy", language), data });
}

/** At most so often is it said that someone was turned away. */
const sayEveryMs = 10_000;
let saidAt = Number.NEGATIVE_INFINITY;

function say(log: FastifyBaseLogger, { load }: Admission): void {
  if (performance.now() - saidAt < sayEveryMs) return;
  saidAt = performance.now();
  log.warn(load, "requests are turned away");
}

/** The turn's end, or undefined where the request has been answered: there was no room, or no one waits any more. */
export async function takeTurn(
  turns: Admission,
  request: FastifyRequest,
  reply: FastifyReply,
  rank: Rank,
): Promise<(() => void) | undefined> {
  try {
    return await turns.enter({ rank, signal: request.caller });
  } catch (error) {
    if (error instanceof NoRoom) say(request.log, turns);
    else if (!(error instanceof CallerGone)) throw error;
    sendBusy(request, reply);
    return undefined;
  }
}
