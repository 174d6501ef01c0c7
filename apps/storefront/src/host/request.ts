/** Between Fastify's request and reply and the web's own Request and Response. */
import type { FastifyReply, FastifyRequest } from "fastify";

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

/** Sends the answer in one piece: all of a page and of its data is there before either is written. */
export async function sendWebResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  return response.body ? reply.send(Buffer.from(await response.arrayBuffer())) : reply.send();
}
