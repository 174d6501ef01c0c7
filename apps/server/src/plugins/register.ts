/** Registers every handler: session, validation, idempotency, then the work. */
import { type Endpoint, enterpriseHeader, enterpriseTags } from "@tradehall/api-client/contract";
import { uploadLimits } from "@tradehall/mall-rules/limits";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../db/opened-database.ts";
import type { Buyer, Context, FileAnswer, Handler, Outside } from "../handle.ts";
import type { Parts } from "../parts.ts";
import { CodeOnly } from "../refuse.ts";
import { admission, endTurn, type TakeTurn, waitForBody } from "./admission.ts";
import { localeOf, success } from "./envelope.ts";
import { create } from "./idempotency.ts";
import type { LimitCaller } from "./rate-limits.ts";
import { received } from "./received.ts";
import { sendFile } from "./send-file.ts";
import {
  type FoundSession,
  findSession,
  refuseOtherEnterprise,
  refuseSession,
  takeDealerChange,
} from "./session.ts";
import { receivedFile } from "./uploads.ts";

declare module "fastify" {
  interface FastifyRequest {
    session: FoundSession;
  }
  interface FastifyContextConfig {
    /** The call of the contract that a route answers. */
    endpoint?: Endpoint;
  }
}

function contextOf(
  request: FastifyRequest,
  parts: Parts,
  own: Pick<Context, "file" | "db" | "turn">,
): Context {
  return {
    ...own,
    clock: parts.clock,
    settings: parts.settings,
    locale: localeOf(request),
    log: request.log,
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    visitor: request.session.buyer,
    get buyer(): Buyer {
      return request.session.buyer ?? refuseSession(request.session);
    },
  };
}

/** A body that is no form, where a file is due. */
const isOtherBody = (request: FastifyRequest): boolean =>
  request.headers["content-type"] !== undefined && !request.isMultipart();

/** A page of another site, or of another server on this machine, in a visitor's browser. */
const isOfAnotherPage = ({ headers: { origin, host } }: FastifyRequest): boolean =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);

function register(
  app: FastifyInstance,
  { endpoint, run, admit, paceOf, settle, after }: Handler,
  { takeTurn, ...parts }: Parts & { takeTurn: TakeTurn },
  limitCaller: LimitCaller,
): void {
  const limit = limitCaller(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
    config: { endpoint },
    // Some GET calls of the family write; asking only for their headers must not.
    exposeHeadRoute: endpoint.effect === "read",
    bodyLimit: endpoint.upload ? uploadLimits.licenceBytes + 10_000 : uploadLimits.bodyBytes,
    // Before the body is read: who has no session learns that, whatever else is wrong.
    onRequest: async (request) => {
      // Only its own page presses the sandbox's buttons; a program names no origin.
      if (endpoint.sandbox && isOfAnotherPage(request)) throw new CodeOnly("A00013");
      const isOpen = endpoint.auth === "none";
      await admit?.(request, parts);
      await takeTurn(request, endpoint);
      const found = isOpen ? {} : await findSession(parts, request.headers.authorization);
      request.session = found;
      // Also for who is refused next: a token that leads nowhere counts for its address.
      await limit(request);
      if (isOpen) return;
      if (!found.buyer && endpoint.auth === "token") refuseSession(found);
      const maySay = endpoint.path.startsWith("/p/") && !endpoint.isBackground;
      if (found.buyer && found.dealerChanged && maySay) await takeDealerChange(parts, found.buyer);
      if (endpoint.effect === "write" && enterpriseTags.has(endpoint.tag))
        refuseOtherEnterprise(found, request.headers[enterpriseHeader]);
    },
    preParsing: async (request) => waitForBody(request),
    handler: async (request, reply) => {
      if (endpoint.upload ? isOtherBody(request) : request.isMultipart()) throw new CodeOnly("A00003");
      const input = {
        params: received(endpoint.params, request.params),
        query: received(endpoint.query, request.query),
        body: endpoint.upload ? undefined : received(endpoint.body, request.body),
      };
      const file = endpoint.upload ? await receivedFile(request) : undefined;
      await takeTurn(request, endpoint);
      const pace = await paceOf?.(input, parts, request.session.buyer);
      if (pace) {
        endTurn(request);
        await pace();
        await takeTurn(request, endpoint);
      }
      const turn = { leave: () => endTurn(request), enter: () => takeTurn(request, endpoint) };
      const contextOn = (db: Database) => contextOf(request, parts, { file, db, turn });
      const context = contextOn(parts.database.db);
      await settle?.(context);
      if (endpoint.file) return sendFile(reply, (await run(input, context)) as FileAnswer);
      const outside: Outside = async (ask) => {
        endTurn(request);
        const answer = await ask();
        await takeTurn(request, endpoint);
        return answer;
      };
      const finish = async (answer: unknown) =>
        success(after ? await after(answer, input, context, outside) : answer);
      if (!endpoint.creates) return finish(await run(input, context));
      const given = request.headers["idempotency-key"];
      const call = {
        endpoint: endpoint.name,
        key: typeof given === "string" ? given : undefined,
        input,
        context,
      };
      return finish(await create(call, (db) => run(input, contextOn(db))));
    },
  });
}

export function registerHandlers(
  app: FastifyInstance,
  handlers: readonly Handler[],
  parts: Parts,
  limitCaller: LimitCaller,
): void {
  app.decorateRequest("session");
  const takeTurn = admission(app, parts.settings.admission);
  for (const handler of handlers) register(app, handler, { ...parts, takeTurn }, limitCaller);
}
