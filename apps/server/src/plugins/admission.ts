/** Calls take turns before they touch the database; what is too much is turned away at once (A00016, 503). */
import type { Endpoint } from "@tradehall/api-client/contract";
import {
  type AdmissionLimits,
  CallerGone,
  createAdmission,
  NoRoom,
  type Rank,
  retryAfterSeconds,
} from "@tradehall/http-guard/admission";
import { callerSignal } from "@tradehall/http-guard/caller";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { TryLater } from "../refuse.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Ends the turn of the call; undefined while it has none. */
    endTurn: (() => void) | undefined;
    /** Aborted when no one waits for the answer any more. */
    caller: AbortSignal;
  }
}

export function endTurn(request: FastifyRequest): void {
  request.endTurn?.();
  request.endTurn = undefined;
}

/** Gives the call a turn unless it has one; throws where there is no room, and where the caller has gone. */
export type TakeTurn = (request: FastifyRequest, endpoint: Endpoint) => Promise<void>;

const checkout = new Set(["order", "payment"]);

/** An order that is under way goes before what someone looks at, and that before what is only noted. */
function rankOf({ tag, effect, isBackground }: Endpoint): Rank {
  if (isBackground) return "last";
  return effect === "write" && checkout.has(tag) ? "first" : "usual";
}

/** At most so often is it said that calls were turned away. */
const sayEveryMs = 10_000;

export function admission(app: FastifyInstance, limits: AdmissionLimits): TakeTurn {
  const turns = createAdmission(limits);
  let toldAt = Number.NEGATIVE_INFINITY;
  const say = () => {
    if (performance.now() - toldAt < sayEveryMs) return;
    toldAt = performance.now();
    app.log.warn(turns.load, "calls are turned away");
  };
  app.decorateRequest("endTurn");
  app.decorateRequest("caller");
  app.addHook("onRequest", async (request, reply) => {
    request.caller = callerSignal(reply.raw);
  });
  // When the work is done, not when the answer has left or its caller went away.
  app.addHook("onSend", async (request) => endTurn(request));
  return async (request, endpoint) => {
    try {
      if (request.endTurn && !request.caller.aborted) return;
      request.endTurn = await turns.enter({ rank: rankOf(endpoint), signal: request.caller });
    } catch (error) {
      if (!(error instanceof NoRoom) && !(error instanceof CallerGone)) throw error;
      if (error instanceof NoRoom) say();
      throw new TryLater("A00016", retryAfterSeconds(), error);
    }
  };
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Ends the turn while the body comes: who sends it slowly must not keep others waiting. */
export function waitForBody(request: FastifyRequest): void {
  if (hasBody(request)) endTurn(request);
}
