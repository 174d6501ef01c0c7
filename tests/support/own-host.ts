import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { freePort } from "../../tools/parts/ports.mjs";

const main = path.resolve(import.meta.dirname, "..", "..", "apps/storefront/src/host/main.ts");

export interface Running {
  url: string;
  stop(): Promise<void>;
}

/** A storefront host of a journey's own, with settings of its own; it serves the build that is there. */
export async function openHost(env: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: "silent" },
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://localhost:${port}`;
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`the host ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: async () => {
      // At once: a browser may still hold a connection.
      child.kill("SIGKILL");
      await ended;
    },
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Something that is where the API should. */
export async function openServer(answer: Answer): Promise<Running> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The shop's API, but for some calls, which answer what they are told: `"POST /p/order/submit": envelope`. */
export function openApiThatSays(apiUrl: string, answers: Record<string, unknown>): Promise<Running> {
  return openServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", apiUrl);
    const answer = answers[`${request.method} ${pathname}`];
    if (answer !== undefined) {
      request.resume();
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
      return;
    }
    const { hostname, port } = new URL(apiUrl);
    const { host: _, ...headers } = request.headers;
    const passed = send({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  });
}
