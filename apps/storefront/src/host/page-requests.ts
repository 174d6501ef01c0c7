/** What is refused before a page sees it: requests that no page of the mall and no form of its sends. */
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refused } from "./forward.ts";
import { isSameOrigin } from "./security.ts";

export const maxFormBytes = 1_048_576;

const pageMethods = ["GET", "HEAD", "POST"];

/** What forms are sent as; a page's action can read nothing else. */
const isForm = (type: string | undefined): boolean =>
  /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type ?? "");

function refusedForm(request: FastifyRequest): number | undefined {
  const { headers } = request;
  if (!isSameOrigin(request)) return 403;
  // Browsers say how long a form is; one that does not could be read for ever.
  if (headers["transfer-encoding"] !== undefined) return 411;
  if (Number(headers["content-length"] ?? 0) > maxFormBytes) return 413;
  return isForm(headers["content-type"]) ? undefined : 415;
}

/** The address is no path on a host, as `GET * HTTP/1.1` or `Host: [`. */
const isNoAddress = ({ url, host }: FastifyRequest): boolean =>
  !url.startsWith("/") || !URL.canParse(`http://${host || "localhost"}`);

/** The caller's own id where it is one, so that a page and its calls stand together in the logs; else a new one. */
export function requestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
}

/** HTTP status of a request that no page answers; undefined for all others. */
function refusedStatus(request: FastifyRequest): number | undefined {
  if (!pageMethods.includes(request.method)) return 405;
  if (isNoAddress(request)) return 400;
  return request.method === "POST" ? refusedForm(request) : undefined;
}

/** Refuses it; false for what a page may answer. Calls are refused in the words of the API. */
export function refusePageRequest(request: FastifyRequest, reply: FastifyReply): boolean {
  const status = refusedStatus(request);
  if (status === undefined) return false;
  if (/^\/(api|im)\//.test(request.url)) reply.code(404).send(refused);
  else if (status === 405) reply.code(status).header("allow", pageMethods.join(", ")).send();
  else reply.code(status).send();
  return true;
}

/** Methods that the framework knows no route for, and tunnels, which node would leave without an answer. */
export function rejectUnknownMethods(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    if (!refusePageRequest(request, reply)) reply.code(404).send();
  });
  app.server.on("connect", (_, socket) =>
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"),
  );
}
