/** Builds the host from the built storefront; listens to nothing. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import serve from "@fastify/static";
import { tryLaterLimits } from "@tradehall/mall-rules/limits";
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Logger } from "pino";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router-dom";
import { pictureOrigin } from "../adapters/branding-pictures.ts";
import type { HostFacts } from "../server/facts.ts";
import { answerBroken, isLastResort, sendBrokenPage } from "./broken-page.ts";
import { keepPersonal } from "./caching.ts";
import { forward } from "./forward.ts";
import { upgradeToHttps } from "./https.ts";
import { loginCode } from "./login-code.ts";
import { maxFormBytes, refuseOddMethods, refusePageRequest, requestId } from "./page-requests.ts";
import { sendWebResponse, toWebRequest } from "./request.ts";
import { createNonce, securityHeaders } from "./security.ts";
import type { HostSettings } from "./settings.ts";

export interface HostParts {
  build: ServerBuild;
  /** Folder of the files for the browser. */
  clientFolder: string;
  settings: HostSettings;
  logger?: Logger;
}

/** The form inside another site knows no session: it reads no cookie and sets none. */
const isEmbeddablePage = (url: string): boolean => /^\/landing-iframe(?:\.data)?\/?(?:\?|$)/.test(url);

/** Text of every built stylesheet by its href. */
function readStylesheets(folder: string): Map<string, string> {
  const files = readdirSync(path.join(folder, "assets")).filter((file) => file.endsWith(".css"));
  return new Map(
    files.map((file) => [`/assets/${file}`, readFileSync(path.join(folder, "assets", file), "utf8")]),
  );
}

/** A page or its data that may be asked for again in a moment. */
const isLater = ({ status }: Response): boolean => status === 429 || status === 503;

type EntryModule = { createLoadContext(facts: HostFacts): RouterContextProvider };

function pages(app: FastifyInstance, { build, clientFolder, settings }: HostParts): void {
  const handle = createRequestHandler(build, "production");
  const { createLoadContext } = build.entry.module as unknown as EntryModule;
  const stylesheets = readStylesheets(clientFolder);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (refusePageRequest(request, reply)) return reply;
    const isSecure = request.protocol === "https";
    const nonce = createNonce();
    const isEmbeddable = isEmbeddablePage(request.url);
    if (isEmbeddable) delete request.headers.cookie;
    securityHeaders(reply, nonce, isSecure, {
      pictureSource: pictureOrigin(settings.pictureDomain),
      richTextHosts: settings.richTextHosts,
      embedder: isEmbeddable ? settings.landingEmbedOrigin : undefined,
    });
    const facts: HostFacts = {
      nonce,
      apiOrigin: settings.apiOrigin,
      requestId: request.id,
      ip: request.ip,
      isSecure,
      landingEmbedOrigin: settings.landingEmbedOrigin,
      wait: { seconds: 0 },
      stylesheets,
    };
    const gone = new AbortController();
    reply.raw.on("close", () => gone.abort());
    const response = await handle(toWebRequest(request, gone.signal), createLoadContext(facts));
    if (isLastResort(response)) return sendBrokenPage(reply, { nonce, requestId: request.id });
    if (isEmbeddable) response.headers.delete("Set-Cookie");
    if (isLater(response)) reply.header("retry-after", facts.wait.seconds || tryLaterLimits.seconds);
    return sendWebResponse(reply, response);
  };
  app.register(async (scope) => {
    // Bodies go to the pages' actions unread.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_, payload, done) => done(null, payload));
    scope.all("/*", answer);
  });
}

export async function buildHost(parts: HostParts): Promise<FastifyInstance> {
  const app = fastify({
    ...(parts.logger ? { loggerInstance: parts.logger } : { logger: false }),
    trustProxy: parts.settings.trustedProxies,
    requestIdHeader: false,
    genReqId: requestId,
    forceCloseConnections: "idle",
    bodyLimit: maxFormBytes * 12,
    logController: new LogController({ disableRequestLogging: true }),
  }) as unknown as FastifyInstance;
  await app.register(compress, {
    global: true,
    encodings: ["br", "gzip", "identity"],
    customTypes: /^text\/|json|javascript|svg/,
    // Each piece of a streamed page leaves at once.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
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
  app.get("/healthz", async () => ({ status: "ok", build: parts.build.assets.version }));
  keepPersonal(app);
  refuseOddMethods(app);
  upgradeToHttps(app);
  answerBroken(app);
  loginCode(app, parts.settings);
  await forward(app, parts.settings);
  pages(app, parts);
  return app;
}
