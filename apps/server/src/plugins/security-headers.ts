/** Headers that keep a browser from doing more with an answer than it was meant for. */
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Answers are data: no page of the API may run anything, except the few that set a policy of their own. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    // The API page brings scripts and styles of its own; the sandbox's page sets its policy itself.
    contentSecurityPolicy: false,
    // Pictures are shown by storefronts of another origin.
    crossOriginResourcePolicy: { policy: "cross-origin" },
    // Said by anyone who ends TLS: the server itself speaks plain HTTP.
    strictTransportSecurity: false,
  });
}
