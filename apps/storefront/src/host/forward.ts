/** Forwards the API to the same origin; the session cookie becomes the Authorization header on the way. */
import type { IncomingMessage } from "node:http";
import proxy from "@fastify/http-proxy";
import { enterpriseHeader } from "@tradehall/api-client/contract";
import { uploadLimits } from "@tradehall/mall-rules/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Agent } from "undici";
import { actingFor, sessionToken } from "../both-sides/cookies.ts";
import { type HostTurns, isUpload, rankOf, takeTurn } from "./admission.ts";
import { loadKnownCalls } from "./known-calls.ts";
import { normalPath } from "./normal-path.ts";
import { isSameOrigin } from "./security.ts";
import type { HostSettings } from "./settings.ts";
import { answerSilence } from "./silence.ts";

/** The envelope of a call that the host does not pass on. */
export const refused = { success: false, code: "A00013", msg: "", data: null };

/**
 * The cookie is enough to call, so a call must come from the own origin and carry the client's own `locale` header,
 * which no foreign form, picture or link can send. This covers the GET calls that write, too.
 */
export const mayCall = (request: FastifyRequest): boolean =>
  isSameOrigin(request) && request.headers.locale !== undefined;

/** Rides on the headers of a passed-on call, since nothing else of the request reaches the dispatcher. */
const gone = Symbol("gone");
type Carrier = Record<string, unknown> & { [gone]?: AbortSignal };

/** What a buyer waits for at most; the API itself turns away sooner. */
const headersTimeout = 30_000;

interface Call {
  headers: Carrier;
}

/** Speaks to the API, and stops when the caller goes away. */
function dispatcher() {
  const agent = new Agent({ connections: 256, headersTimeout });
  const request = ({ headers, ...call }: Call, done: () => void): void => {
    const signal = headers[gone];
    delete headers[gone];
    agent.request({ ...call, headers, signal } as never, done);
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

const rewriteRequestHeaders = (request: FastifyRequest, headers: Record<string, unknown>): Carrier => {
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
function fileHeaders(request: FastifyRequest, headers: Record<string, unknown>): Record<string, unknown> {
  const { [gone]: _, ...sent } = rewriteRequestHeaders(request, headers);
  return sent;
}

const replyOptions = {
  rewriteRequestHeaders: rewriteRequestHeaders as never,
  onError: ((reply: FastifyReply, { error }: { error: Error }) => answerSilence(reply, error)) as never,
  // A busy API would otherwise be asked up to ten times for every call it has no room for.
  retryDelay: () => null,
};

/** As it comes; one that fits into one packet as it is, too. */
function passOn(request: FastifyRequest, reply: FastifyReply, { stream }: { stream: IncomingMessage }): void {
  if (Number(reply.getHeader("content-length") ?? smallBytes) < smallBytes)
    request.headers["x-no-compression"] = "1";
  reply.send(stream);
}

export async function forward(app: FastifyInstance, settings: HostSettings, turns: HostTurns): Promise<void> {
  const upstream = settings.apiOrigin;
  const kindOf = await loadKnownCalls(settings.alsoForwarded);
  /** HTTP status of a call that goes no further; undefined for one that is passed on. */
  const refusedStatus = (request: FastifyRequest, isOpen: boolean): 403 | 404 | undefined => {
    if (!mayCall(request)) return 403;
    const path = normalPath(request.url);
    if (!path) return 404;
    if (isOpen) return undefined;
    const kind = kindOf(request.method, path.slice("/api".length));
    return kind === "forwarded" ? undefined : kind === "serverOnly" ? 403 : 404;
  };
  const undici = dispatcher();
  const preHandler = (isOpen: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const status = refusedStatus(request, isOpen);
    if (status !== undefined) return reply.code(status).send(refused);
    const kind = isUpload(request) ? turns.uploads : turns.forwards;
    const end = await takeTurn(kind, request, reply, rankOf(request));
    if (!end) return reply;
    reply.raw.once("close", end);
  };
  await app.register(async (scope) => {
    readBodies(scope);
    for (const { prefix, rewritePrefix, isOpen } of [
      { prefix: "/api", rewritePrefix: "/", isOpen: false },
      // Conversations are another server's, whose calls the contract does not list.
      { prefix: "/im", rewritePrefix: "/im", isOpen: true },
    ])
      await scope.register(proxy, {
        upstream,
        prefix,
        rewritePrefix,
        undici,
        websocket: true,
        proxyPayloads: false,
        preHandler: preHandler(isOpen) as never,
        handler: (request, reply, dest, options) => reply.from(dest, { ...options, ...bodyOf(request) }),
        replyOptions: { ...replyOptions, onResponse: passOn as never },
      });
  });
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
        ? { onError, retryDelay, rewriteRequestHeaders: fileHeaders as never }
        : { onError, retryDelay },
    });
  }
}
