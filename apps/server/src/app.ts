/** Builds the server from parts it is given; listens to nothing. */

import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { holdToTime, serverOptions, skipEnded } from "@tradehall/http-guard/time-limits";
import { uploadLimits } from "@tradehall/mall-rules/limits";
import fastify, { type FastifyInstance } from "fastify";
import { chatSocket } from "./chat-socket/chat-socket.ts";
import { readsCreditDocument } from "./modules/credit/reads-document.ts";
import { privateFiles } from "./modules/file/private-files.ts";
import { readsVoucher } from "./modules/refund/reads-voucher.ts";
import { loadHandlers } from "./modules.ts";
import type { Parts } from "./parts.ts";
import { bodies } from "./plugins/bodies.ts";
import { keepPersonal } from "./plugins/caching.ts";
import { documents } from "./plugins/documents.ts";
import { envelope } from "./plugins/envelope.ts";
import { health } from "./plugins/health.ts";
import { pictures } from "./plugins/pictures.ts";
import { rateLimits } from "./plugins/rate-limits.ts";
import { registerHandlers } from "./plugins/register.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { uploads } from "./plugins/uploads.ts";
import { consolePage } from "./sandbox/console-page.ts";

/** The caller's own id where it is one, so that a page and its calls stand together in the logs; else a new one. */
function requestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
}

export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { http, ...times } = serverOptions(parts.settings.connections);
  const app = fastify({
    ...(parts.logger ? { loggerInstance: parts.logger } : { logger: false }),
    bodyLimit: uploadLimits.bodyBytes,
    trustProxy: parts.settings.trustedProxies,
    requestIdHeader: false,
    genReqId: requestId,
    // Idle keep-alive connections must not hold up a graceful stop.
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Node itself would answer a call without Host, and not with the envelope.
    http: { ...http, requireHostHeader: false },
    ...times,
    clientErrorHandler: envelope.clientError,
    frameworkErrors: envelope.frameworkError,
  }) as unknown as FastifyInstance;
  holdToTime(app.server, parts.settings.connections);
  app.addHook("onRequest", skipEnded);
  envelope.install(app);
  keepPersonal(app);
  await securityHeaders(app);
  const limitCaller = await rateLimits(app, parts.settings);
  bodies(app, parts.settings.bodies);
  await uploads(app);
  await pictures(app, parts.settings);
  privateFiles(app, parts, [readsVoucher, readsCreditDocument]);
  health(app, parts);
  await chatSocket(app, parts);
  const handlers = await loadHandlers(parts.settings);
  registerHandlers(app, handlers, parts, limitCaller);
  if (parts.settings.sandbox) consolePage(app);
  await documents(app, handlers);
  return app;
}
