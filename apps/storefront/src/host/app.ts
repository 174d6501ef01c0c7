/** Builds the host from the built storefront; listens to nothing. */
import path from "node:path";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import serve from "@fastify/static";
import { holdToTime, serverOptions, skipEnded } from "@tradehall/http-guard/time-limits";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Logger } from "pino";
import { boundBodies, createTurns } from "./admission.ts";
import { answerBroken } from "./broken-page.ts";
import { keepPersonal } from "./caching.ts";
import { forward } from "./forward.ts";
import { upgradeToHttps } from "./https.ts";
import { invoiceFile } from "./invoice-file.ts";
import { loginCode } from "./login-code.ts";
import { rejectUnknownMethods, requestId } from "./page-requests.ts";
import { type HostParts as Parts, pages } from "./pages.ts";
import { prodFile } from "./prod-file.ts";

export interface HostParts extends Parts {
  logger?: Logger;
}

export async function buildHost(parts: HostParts): Promise<FastifyInstance> {
  const { admission, bodies, connections, trustedProxies } = parts.settings;
  const { http, ...times } = serverOptions(connections);
  const loggerInstance: FastifyBaseLogger | undefined = parts.logger;
  const app: FastifyInstance = fastify({
    ...times,
    http,
    ...(loggerInstance ? { loggerInstance } : { logger: false }),
    trustProxy: trustedProxies,
    requestIdHeader: false,
    genReqId: requestId,
    forceCloseConnections: "idle",
    logController: new LogController({ disableRequestLogging: true }),
  });
  holdToTime(app.server, connections);
  app.addHook("onRequest", skipEnded);
  const turns = createTurns(app, admission);
  boundBodies(app, bodies);
  await app.register(compress, {
    global: true,
    encodings: ["br", "gzip", "identity"],
    customTypes: /^text\/|json|javascript|svg/,
    // A window of the usual size is set up for each answer, and is a hundred times greater than most of them.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 },
    },
  });
  await app.register(serve, {
    root: path.join(parts.clientFolder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
    index: false,
  });
  // A page asks which build is served, to know whether its own is older.
  const { build } = parts;
  const version = async () => (typeof build === "function" ? await build() : build).assets.version;
  app.get("/healthz", async () => ({ status: "ok", build: await version() }));
  keepPersonal(app);
  rejectUnknownMethods(app);
  upgradeToHttps(app);
  answerBroken(app);
  loginCode(app, parts.settings, turns);
  invoiceFile(app, parts.settings, turns);
  prodFile(app, parts.settings, turns);
  await forward(app, parts.settings, turns);
  pages(app, parts, turns);
  return app;
}
