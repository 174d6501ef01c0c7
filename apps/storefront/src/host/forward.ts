/** Forwards the API to the same origin; the session cookie becomes the Authorization header on the way. */
import proxy from "@fastify/http-proxy";
import { enterpriseHeader } from "@tradehall/api-client/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { actingFor, sessionToken } from "../browser/cookies.ts";
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

const rewriteRequestHeaders = (request: FastifyRequest, headers: Record<string, unknown>) => {
  const { cookie: _, authorization: __, ...rest } = headers;
  const token = sessionToken(request.headers.cookie);
  const enterprise = actingFor(request.headers.cookie);
  return {
    ...rest,
    "x-forwarded-for": request.ip,
    "x-request-id": request.id,
    ...(token ? { authorization: token } : {}),
    ...(enterprise ? { [enterpriseHeader]: enterprise } : {}),
  };
};

const replyOptions = {
  rewriteRequestHeaders: rewriteRequestHeaders as never,
  onError: ((reply: FastifyReply, { error }: { error: Error }) => answerSilence(reply, error)) as never,
  // A busy API would otherwise be asked up to ten times for every call it has no room for.
  retryDelay: () => null,
};

export async function forward(app: FastifyInstance, settings: HostSettings): Promise<void> {
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
  for (const { prefix, rewritePrefix, isOpen } of [
    { prefix: "/api", rewritePrefix: "/", isOpen: false },
    // Conversations are another server's, whose calls the contract does not list.
    { prefix: "/im", rewritePrefix: "/im", isOpen: true },
  ])
    await app.register(proxy, {
      upstream,
      prefix,
      rewritePrefix,
      websocket: true,
      preHandler: (request, reply, done) => {
        const status = refusedStatus(request, isOpen);
        return status === undefined ? done() : void reply.code(status).send(refused);
      },
      replyOptions,
    });
  // Pictures need no session and never change under their name.
  for (const prefix of ["/pictures", "/uploads"])
    await app.register(proxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ["GET", "HEAD"],
      preHandler: (request, reply, done) =>
        normalPath(request.url) ? done() : void reply.code(404).send(refused),
      replyOptions: { onError: replyOptions.onError, retryDelay: replyOptions.retryDelay },
    });
}
