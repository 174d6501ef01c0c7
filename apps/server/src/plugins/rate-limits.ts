/** Calls a minute from one address; an endpoint may ask for fewer. */
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings.ts";

export async function rateLimits(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(rateLimit, { global: true, max: settings.callsPerMinute, timeWindow: 60_000 });
}

/** Fewer calls for endpoints that guess or cost; a sandbox, which meets load tests, keeps the ratio of its own limit. */
export const routeLimit = (perMinute: number | undefined, settings: Settings): object =>
  perMinute === undefined
    ? {}
    : { rateLimit: { max: settings.sandbox ? perMinute * 50 : perMinute, timeWindow: 60_000 } };
