/** Between Fastify's request and reply and the web's own Request and Response. */
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Several slashes at the beginning would make the first name behind them another host's. */
const pathOf = (url: string): string => url.replace(/^[/\\]{2,}/, "/");

export function toWebRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(":") || value === undefined) continue;
    for (const one of [value].flat()) headers.append(name, one);
  }
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(new URL(pathOf(request.url), `${request.protocol}://${request.host || "localhost"}`), {
    method: request.method,
    headers,
    signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as unknown as BodyInit, duplex: "half" } : {}),
  });
}

export function sendWebResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  return reply.send(response.body ? Readable.fromWeb(response.body as unknown as ReadableStream) : undefined);
}
