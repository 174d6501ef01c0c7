/** Every answer is the envelope, in the five places where bare Fastify would answer otherwise. */
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type ErrorCode, errorCatalogue, successCode } from "@tradehall/api-client/errors";
import type { Locale } from "@tradehall/mall-rules/words";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isPassingFault } from "../db/passing-faults.ts";
import { CodeOnly, Refusal, TryLater } from "../refuse.ts";
import { createFaultLog, type LogFault } from "./logged-error.ts";
import { statusCodeOf } from "./status-code.ts";

declare module "fastify" {
  interface FastifyInstance {
    logFault: LogFault;
  }
}

export const success = (data: unknown) => ({ success: true, code: successCode, msg: "", data: data ?? null });
const failure = (code: ErrorCode, msg: string, data: unknown = null) => ({ success: false, code, msg, data });

export const localeOf = (request: FastifyRequest): Locale =>
  request.headers.locale === "en" ? "en" : "zh_CN";

/** What the framework refuses before a handler runs: bodies and addresses it cannot read. */
function frameworkCode(error: unknown): ErrorCode | undefined {
  const statusCode = statusCodeOf(error) ?? 500;
  if (statusCode === 404) return "A00013";
  return statusCode >= 400 && statusCode < 500 ? "A00003" : undefined;
}

/** A database that is away is back within seconds: restarted, or failed over to another. */
const awaySeconds = 2;

/** Where the database is away or was busy, nothing is wrong with the call: it may come again. */
const understood = (error: unknown): unknown =>
  !(error instanceof TryLater) && isPassingFault(error) ? new TryLater("A00016", awaySeconds, error) : error;

/** The caller has hung up, which looks like a connection of the database that broke. */
const isCutOff = ({ raw }: FastifyRequest): boolean => raw.socket?.destroyed ?? false;

function answerError(fault: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const locale = localeOf(request);
  const error = understood(fault);
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
  if (error instanceof TryLater) {
    if (error.cause && !isCutOff(request))
      request.server.logFault(request.log, error.cause, "calls must come again");
    reply
      .code(errorCatalogue[error.code].status)
      .header("retry-after", error.retryAfterSeconds)
      .send(failure(error.code, error.text(locale)));
    return;
  }
  const known = frameworkCode(error);
  if (known) {
    reply.code(errorCatalogue[known].status).send(failure(known, ""));
    return;
  }
  request.server.logFault(request.log, error, "a call failed");
  reply.code(errorCatalogue.A00005.status).send(failure("A00005", ""));
}

/** Answers on the bare connection, where no reply exists, and ends it, whether or not the other side does. */
function endWithEnvelope(socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(failure("A00003", ""));
  const head = [
    "HTTP/1.1 400 Bad Request",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}

function clientError(error: Error & { code?: string }, socket: Socket): void {
  // Who is slow is not told that the call was wrong.
  if (error.code === "ECONNRESET" || error.code === "ERR_HTTP_REQUEST_TIMEOUT") socket.destroy();
  else endWithEnvelope(socket);
}

function install(app: FastifyInstance): void {
  app.decorate("logFault", createFaultLog());
  app.setErrorHandler(answerError);
  // Node answers these two without a body, before a route is looked for.
  app.server.on("connect", (_, socket) => endWithEnvelope(socket));
  app.server.on("checkExpectation", ({ socket }) => endWithEnvelope(socket));
  app.setNotFoundHandler((_, reply) => reply.code(errorCatalogue.A00013.status).send(failure("A00013", "")));
  app.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
  // Text would reach a call as a body of its own; the contract knows JSON, forms and pictures.
  app.removeContentTypeParser("text/plain");
  // Empty JSON bodies are what a POST without a body sends when a client sets the type all the same.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_, body: string, done) => {
    if (body === "") return done(null, undefined);
    try {
      done(null, JSON.parse(body));
    } catch (cause) {
      const error = cause instanceof Error ? cause : new SyntaxError("no JSON", { cause });
      done(Object.assign(error, { statusCode: 400 }), undefined);
    }
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}

export const envelope = { install, clientError, frameworkError: answerError };
