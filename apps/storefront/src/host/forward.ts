/** Forwards the API to the same origin; the session cookie becomes the Authorization header on the way. */
import proxy from "@fastify/http-proxy";
import { enterpriseHeader } from "@tradehall/api-client/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { actingFor, cookieNames, readCookie } from "../browser/cookies.ts";
import { isSameOrigin } from "./security.ts";
import type { HostSettings } from "./settings.ts";

/** The envelope of a call that the host does not pass on. */
export const refused = { success: false, code: "A00013", msg: "", data: null };

/** Sign-in answers a token; a page must never see it, so it goes through the page's own action instead. */
const answersToken = /^\/api\/(login|smsLogin|user\/register|token)\b/;

/**
 * The cookie is enough to call, so a call must come from the own origin and carry the client's own `locale` header,
 * which no foreign form, picture or link can send. This covers the GET calls that write, too.
 */
export const mayCall = (request: FastifyRequest): boolean =>
  isSameOrigin(request) && request.headers.locale !== undefined && !answersToken.test(request.url);

const tokenOf = (request: FastifyRequest): string | undefined =>
  readCookie(request.headers.cookie, cookieNames.token);

export async function forward(app: FastifyInstance, settings: HostSettings): Promise<void> {
  const upstream = settings.apiOrigin;
  const rewriteRequestHeaders = (request: unknown, headers: Record<string, unknown>) => {
    const { cookie: _, authorization: __, ...rest } = headers;
    const token = tokenOf(request as FastifyRequest);
    const enterprise = actingFor((request as FastifyRequest).headers.cookie);
    return {
      ...rest,
      "x-forwarded-for": (request as FastifyRequest).ip,
      "x-request-id": (request as FastifyRequest).id,
      ...(token ? { authorization: token } : {}),
      ...(enterprise ? { [enterpriseHeader]: enterprise } : {}),
    };
  };
  for (const [prefix, rewritePrefix] of [
    ["/api", "/"],
    ["/im", "/im"],
  ] as const)
    await app.register(proxy, {
      upstream,
      prefix,
      rewritePrefix,
      websocket: true,
      preHandler: (request, reply, done) => (mayCall(request) ? done() : void reply.code(403).send(refused)),
      replyOptions: { rewriteRequestHeaders: rewriteRequestHeaders as never },
    });
  // Pictures need no session and never change under their name.
  for (const prefix of ["/pictures", "/uploads"])
    await app.register(proxy, { upstream, prefix, rewritePrefix: prefix, httpMethods: ["GET", "HEAD"] });
}
