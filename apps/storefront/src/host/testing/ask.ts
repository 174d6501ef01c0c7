/** Asks a listening host for a path just as it is written: `inject` and `fetch` would tidy it. */
import { type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";

export interface Asked {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export async function askRaw(
  app: FastifyInstance,
  method: string,
  path: string,
  headers: Record<string, string>,
  payload = "",
): Promise<Asked> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const length = payload === "" ? {} : { "content-length": Buffer.byteLength(payload) };
    const sent = request(
      { port, host: "127.0.0.1", method, path, headers: { ...headers, ...length }, agent: false },
      (answer) =>
        text(answer).then(
          (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          reject,
        ),
    );
    sent.on("error", reject);
    sent.end(payload);
  });
}
