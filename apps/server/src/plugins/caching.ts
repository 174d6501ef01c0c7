/** No one keeps an answer: it belongs to one session. Files that never change under their name say otherwise themselves. */
import type { FastifyInstance } from "fastify";

export const keepPersonal = (app: FastifyInstance): void =>
  void app.addHook("onSend", async (_, reply) => {
    const isKept = reply.statusCode < 400 && reply.hasHeader("cache-control");
    if (!isKept) reply.headers({ "cache-control": "private, no-store", vary: "Authorization, Locale" });
  });
