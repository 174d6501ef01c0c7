/** Forwards the API to the same origin; the session cookie becomes the Authorization header on the way. */
import type { IncomingHttpHeaders } from "node:http";
import proxy, { type FastifyHttpProxyOptions } from "@fastify/http-proxy";
import { enterpriseHeader } from "@tradehall/api-client/contract";
import { chatSocketLimits, uploadLimits } from "@tradehall/mall-rules/limits";
import { chatSocketPath } from "@tradehall/mall-rules/states/chat/chat";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Agent, type Dispatcher } from "undici";
import { actingFor, cookieNames, readCookie, sessionToken } from "../isomorphic/cookies.ts";
import { languageOf } from "../server/languages.ts";
import { type HostTurns, isUpload, rankOf, takeTurn } from "./admission.ts";
import type { AnyRequest } from "./any-server.ts";
import { loadKnownCalls } from "./known-calls.ts";
import { normalPath } from "./normal-path.ts";
import { isSameOrigin } from "./security.ts";
import type { HostSettings } from "./settings.ts";
import { answerSilence } from "./silence.ts";

/** The envelope of a call that the host does not pass on. */
export const refused = { success: false, code: "A00013", msg: "", data: null };

/** How the socket of the chat reaches the API: as a call does, and by the origin alone, since browsers send no more with it. */
const socketOptions = {
  maxPayload: chatSocketLimits.frameBytes,
  perMessageDeflate: false,
  handshakeTimeout: 10_000,
  rewriteRequestHeaders: (_: unknown, request: FastifyRequest) => {
    const token = sessionToken(request.headers.cookie);
    const { "user-agent": userAgent } = request.headers;
    return {
      "x-forwarded-for": request.ip,
      "x-request-id": request.id,
      locale: languageOf(readCookie(request.headers.cookie, cookieNames.language)),
      ...(userAgent ? { "user-agent": userAgent } : {}),
      ...(token ? { authorization: token } : {}),
    };
  },
};

/**
 * The cookie is enough to call, so a call must come from the own origin and carry the client's own `locale` header,
 * which no foreign form, picture or link can send. This covers the GET calls that write, too.
 */
export const mayCall = (request: FastifyRequest): boolean =>
  isSameOrigin(request) && request.headers.locale !== undefined;

/** Rides on the headers of a passed-on call, since nothing else of the request reaches the dispatcher. */
const gone = Symbol("gone");
type Carrier = IncomingHttpHeaders & { [gone]?: AbortSignal };

type ReplyOptions = Required<NonNullable<FastifyHttpProxyOptions["replyOptions"]>>;

/** What a buyer waits for at most; the API itself turns away sooner. */
const headersTimeout = 30_000;

type Call = Omit<Dispatcher.RequestOptions, "headers"> & { headers: Carrier };
type Answered = (error: Error | null, data: Dispatcher.ResponseData) => void;

/** Speaks to the API, and stops when the caller goes away. */
function dispatcher() {
  const agent = new Agent({ connections: 256, headersTimeout });
  const request = ({ headers, ...call }: Call, done: Answered): void => {
    const signal = headers[gone];
    delete headers[gone];
    agent.request({ ...call, headers, signal }, done);
  };
  // The library's own version of the same is another one.
  return { request } as never;
}

/** Compressing costs more than it saves of an answer that fits into one packet. */
const smallBytes = 1_400;

/** A body is read before the API is called, so that who sends it slowly keeps no connection to it; pictures pass. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("multipart/form-data", (_, payload, done) => done(null, payload));
  const options = { parseAs: "buffer", bodyLimit: uploadLimits.bodyBytes } as const;
  scope.addContentTypeParser("*", options, (_, body, done) => done(null, body));
}

const bodyOf = ({ body, headers }: FastifyRequest) =>
  Buffer.isBuffer(body)
    ? { body, contentType: headers["content-type"] ?? "application/octet-stream" }
    : undefined;

const rewriteRequestHeaders = (request: AnyRequest, headers: IncomingHttpHeaders): Carrier => {
  const { cookie: _, authorization: __, ...rest } = headers;
  const token = sessionToken(request.headers.cookie);
  const enterprise = actingFor(request.headers.cookie);
  return {
    ...rest,
    "x-forwarded-for": request.ip,
    "x-request-id": request.id,
    ...(token ? { authorization: token } : {}),
    ...(enterprise ? { [enterpriseHeader]: enterprise } : {}),
    [gone]: request.caller,
  };
};

/** Nothing aborts it: the proxy's own dispatcher knows no such mark. */
function fileHeaders(request: AnyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { [gone]: _, ...sent } = rewriteRequestHeaders(request, headers);
  return sent;
}

const replyOptions: Pick<ReplyOptions, "rewriteRequestHeaders" | "onError" | "retryDelay"> = {
  rewriteRequestHeaders,
  onError: (reply, { error }) => answerSilence(reply, error),
  // A busy API would otherwise be asked up to ten times for every call it has no room for.
  retryDelay: () => null,
};

/** As it comes; one that fits into one packet as it is, too. */
const passOn: ReplyOptions["onResponse"] = (request, reply, { stream }) => {
  if (Number(reply.getHeader("content-length") ?? smallBytes) < smallBytes)
    request.headers["x-no-compression"] = "1";
  reply.send(stream);
};

/** A page of another origin opens no socket with the buyer's cookie: a browser names the origin of each. */
const isOwnSocket = (request: FastifyRequest): boolean => {
  const { origin, upgrade } = request.headers;
  const isOwn = origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
  return (
    isOwn && isSameOrigin(request) && upgrade?.toLowerCase() === "websocket" && !request.url.includes("?")
  );
};

async function forwardSocket(app: FastifyInstance, { apiOrigin }: HostSettings): Promise<void> {
  let open = 0;
  await app.register(proxy, {
    upstream: apiOrigin,
    prefix: chatSocketPath,
    rewritePrefix: chatSocketPath,
    httpMethods: ["GET"],
    websocket: true,
    wsServerOptions: { maxPayload: chatSocketLimits.frameBytes, perMessageDeflate: false },
    wsClientOptions: socketOptions,
    wsHooks: {
      onConnect: () => {
        open += 1;
      },
      onDisconnect: () => {
        open -= 1;
      },
    },
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const isRoom = open < chatSocketLimits.sockets;
      if (!isOwnSocket(request) || !isRoom) return reply.code(isRoom ? 404 : 503).send(refused);
    },
  });
}

export async function forward(app: FastifyInstance, settings: HostSettings, turns: HostTurns): Promise<void> {
  const upstream = settings.apiOrigin;
  const kindOf = await loadKnownCalls(settings.alsoForwarded);
  /** HTTP status of a call that goes no further; undefined for one that is passed on. */
  const refusedStatus = (request: FastifyRequest, prefix: string): 403 | 404 | undefined => {
    if (!mayCall(request)) return 403;
    const path = normalPath(request.url);
    if (!path) return 404;
    const kind = kindOf(request.method, path.slice(prefix.length));
    return kind === "forwarded" ? undefined : kind === "serverOnly" ? 403 : 404;
  };
  const undici = dispatcher();
  const preHandler = (prefix: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const status = refusedStatus(request, prefix);
    if (status !== undefined) return reply.code(status).send(refused);
    const kind = isUpload(request) ? turns.uploads : turns.forwards;
    const end = await takeTurn(kind, request, reply, rankOf(request));
    if (!end) return reply;
    reply.raw.once("close", end);
  };
  await app.register(async (scope) => {
    readBodies(scope);
    // Two bases of one API (Spec §7): conversations may be another host's one day.
    for (const prefix of ["/api", "/im"])
      await scope.register(proxy, {
        upstream,
        prefix,
        rewritePrefix: "/",
        undici,
        proxyPayloads: false,
        preHandler: preHandler(prefix),
        handler: (request, reply, dest, options) => reply.from(dest, { ...options, ...bodyOf(request) }),
        replyOptions: { ...replyOptions, onResponse: passOn },
      });
  });
  await forwardSocket(app, settings);
  // Pictures need no session and never change under their name; a private file is read by its buyer's session, or by the
  // signature in its address. With the cookie only the mall's own pages show it.
  const { onError, retryDelay } = replyOptions;
  for (const prefix of ["/pictures", "/uploads", "/files"]) {
    const isPrivate = prefix === "/files";
    await app.register(proxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ["GET", "HEAD"],
      preHandler: (request, reply, done) => {
        const isRight = normalPath(request.url) && (!isPrivate || isSameOrigin(request));
        return isRight ? done() : void reply.code(404).send(refused);
      },
      replyOptions: isPrivate
        ? { onError, retryDelay, rewriteRequestHeaders: fileHeaders }
        : { onError, retryDelay },
    });
  }
}
