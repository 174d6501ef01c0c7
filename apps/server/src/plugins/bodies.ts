/** No body is read for which there is no room: it is refused (A00016, 503) before anything is asked of the database. */
import { normalizeIP } from "@fastify/rate-limit";
import { NoRoom, retryAfterSeconds } from "@tradehall/http-guard/admission";
import { type BodyLimits, createBodyBudget } from "@tradehall/http-guard/body-budget";
import type { FastifyInstance } from "fastify";
import { TryLater } from "../refuse.ts";

export function bodies(app: FastifyInstance, limits: BodyLimits): void {
  const budget = createBodyBudget(limits);
  app.addHook("onRequest", async ({ raw, ip, routeOptions }, reply) => {
    try {
      budget.hold(raw, reply.raw, {
        caller: normalizeIP(ip),
        mostBytes: routeOptions.bodyLimit ?? app.initialConfig.bodyLimit ?? Number.POSITIVE_INFINITY,
      });
    } catch (error) {
      throw error instanceof NoRoom ? new TryLater("A00016", retryAfterSeconds(), error) : error;
    }
  });
}
