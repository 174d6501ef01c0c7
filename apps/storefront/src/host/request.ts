/** Between Fastify's request and reply and the web's own Request and Response. */
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptsGzip, gzipDocument } from "./gzip-document.ts";

/** Several slashes at the beginning would make the first name behind them another host's. */
const pathOf = (url: string): string => url.replace(/^[/\\]{2,}/, "/");

/** The request, whose signal tells when its caller has gone. */
export function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(":") || value === undefined) continue;
    for (const one of [value].flat()) headers.append(name, one);
  }
  return new Request(new URL(pathOf(request.url), `${request.protocol}://${request.host || "localhost"}`), {
    method: request.method,
    headers,
    signal: request.caller,
    ...(Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}),
  });
}

/**
 * Sends the answer; `document` is a page's text, which does not pass through the response. What an action answers goes in
 * one piece: the page reads no further than its data, and an end that came later would leave the request open.
 */
export async function sendWebResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  document: Readable | undefined,
): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  if (response.body) {
    document?.destroy();
    if (request.method === "POST") return reply.send(Buffer.from(await response.arrayBuffer()));
    return reply.send(Readable.fromWeb(response.body as unknown as ReadableStream));
  }
  if (!document) return reply.send();
  reply.header("vary", [reply.getHeader("vary"), "Accept-Encoding"].filter(Boolean).join(", "));
  if (!acceptsGzip(request.headers["accept-encoding"])) return reply.send(document);
  return reply.header("content-encoding", "gzip").send(gzipDocument(document));
}
