/** Plain HTTP on a `.com` host goes to https before anything renders (Spec §1). */
import type { FastifyInstance } from "fastify";

const isUpgraded = (hostname: string): boolean => /\.com$/i.test(hostname);

export const upgradeToHttps = (app: FastifyInstance): void =>
  void app.addHook("onRequest", async (request, reply) => {
    // Behind a trusted proxy both say what the buyer used.
    if (request.protocol === "http" && isUpgraded(request.hostname))
      return reply.redirect(`https://${request.hostname}${request.url}`, 308);
  });
