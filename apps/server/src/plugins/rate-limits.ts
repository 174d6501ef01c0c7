/**
 * How many calls a minute: of one session; of one address without a session; of one address in all, which an office
 * shares. Counted in the memory of this process: two processes let through up to twice as many. What must be exact over
 * all of them (guessed passwords and codes, text messages to a number) is counted in the database by its own call.
 */
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { Endpoint } from "@tradehall/api-client/contract";
import { callLimits } from "@tradehall/mall-rules/limits";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { TryLater } from "../refuse.ts";
import type { Settings } from "../settings.ts";

const timeWindow = 60_000;
/** Callers remembered; who was seen longest ago makes room. */
const cache = 50_000;

type Limiter = ReturnType<FastifyInstance["createRateLimit"]>;

async function count(limiter: Limiter, request: FastifyRequest): Promise<void> {
  const counted = await limiter(request);
  if (!counted.isAllowed && counted.isExceeded) throw new TryLater("A00015", counted.ttlInSeconds);
}

/** A session that was found, never a token that only claims to be one: an attacker would make a new one for each call. */
const callerOf = (request: FastifyRequest): string =>
  request.session.buyer ? `session ${request.session.buyer.tokenHash}` : normalizeIP(request.ip);

/** Who asks whether the server lives is never sent away. */
const isHealth = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url === "/healthz" || routeOptions.url === "/readyz";

/** Counts a call of an endpoint for its caller, once its session is known; throws A00015 beyond the limit. */
export type LimitCaller = (
  endpoint: Pick<Endpoint, "perMinute">,
) => (request: FastifyRequest) => Promise<void>;

export async function rateLimits(app: FastifyInstance, settings: Settings): Promise<LimitCaller> {
  await app.register(rateLimit, { global: false, cache });
  const ofAddress = app.createRateLimit({
    max: settings.callsPerMinute * callLimits.addressShare,
    timeWindow,
  });
  app.addHook("onRequest", async (request) => {
    if (!isHealth(request)) await count(ofAddress, request);
  });
  const limiterOf = (max: number) => app.createRateLimit({ max, timeWindow, keyGenerator: callerOf });
  const usual = limiterOf(settings.callsPerMinute);
  return ({ perMinute }) => {
    // A sandbox, which meets load tests, keeps the ratio of its own limit.
    const own = perMinute && limiterOf(settings.sandbox ? perMinute * callLimits.sandboxShare : perMinute);
    return (request) => count(own || usual, request);
  };
}
