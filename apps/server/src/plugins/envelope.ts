/** Every answer is the envelope, in the five places where bare Fastify would answer otherwise. */
import type { Socket } from "node:net";
import { type ErrorCode, errorCatalogue, successCode } from "@tradehall/api-client/errors";
import { type Locale, refusalText } from "@tradehall/mall-rules/words";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CodeOnly, Refusal } from "../refuse.ts";

export const success = (data: unknown) => ({ success: true, code: successCode, msg: "", data: data ?? null });
const failure = (code: ErrorCode, msg: string, data: unknown = null) => ({ success: false, code, msg, data });

export const localeOf = (request: FastifyRequest): Locale =>
  request.headers.locale === "en" ? "en" : "zh_CN";

/** What the framework refuses before a handler runs: bodies and addresses it cannot read. */
function frameworkCode({ statusCode = 500 }: FastifyError): ErrorCode | undefined {
  if (statusCode === 404) return "A00013";
  return statusCode >= 400 && statusCode < 500 ? "A00003" : undefined;
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const locale = localeOf(request);
  if (error instanceof Refusal) {
    reply
      .code(errorCatalogue[error.code].status)
      .send(failure(error.code, error.text(locale), error.data(locale)));
    return;
  }
  if (error instanceof CodeOnly) {
    reply.code(errorCatalogue[error.code].status).send(failure(error.code, ""));
    return;
  }
  const fastifyError = error as FastifyError;
  if (fastifyError.statusCode === 429) {
    reply.code(429).send(failure("A00001", refusalText("tooManyRequests", locale)));
    return;
  }
  const known = frameworkCode(fastifyError);
  if (known) {
    reply.code(errorCatalogue[known].status).send(failure(known, ""));
    return;
  }
  request.log.error({ err: error }, "a call failed");
  reply.code(errorCatalogue.A00005.status).send(failure("A00005", ""));
}

function clientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const body = JSON.stringify(failure("A00003", ""));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function install(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_, reply) => reply.code(errorCatalogue.A00013.status).send(failure("A00013", "")));
  app.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
  // Text would reach a call as a body of its own; the contract knows JSON, forms and pictures.
  app.removeContentTypeParser("text/plain");
  // Empty JSON bodies are what a POST without a body sends when a client sets the type all the same.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_, body, done) => {
    if (body === "") return done(null, undefined);
    try {
      done(null, JSON.parse(body as string));
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }), undefined);
    }
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}

export const envelope = { install, clientError, frameworkError: answerError };
