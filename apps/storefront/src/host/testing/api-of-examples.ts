/** An API for tests of the host: it answers every call with the contract's own example, or as it is told. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { loadEndpoints } from "../known-calls.ts";

export interface ApiCall {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
}

/** What a test may say instead of the example; undefined leaves the example. */
type Told = (
  call: ApiCall,
) => { status: number; headers?: Record<string, string>; body?: unknown } | undefined;

export interface ExampleApi {
  origin: string;
  /** Calls so far. */
  calls: ApiCall[];
  /** How many of them were called off before they were answered. */
  readonly calledOff: number;
  /** Answers as told until told otherwise. */
  tell(told: Told): void;
  /** Answers nothing until what it returns is called. */
  hold(): () => void;
  close(): Promise<void>;
}

const success = (data: unknown) => ({ success: true, code: "00000", msg: "", data });

export async function openExampleApi(): Promise<ExampleApi> {
  const endpoints = (await loadEndpoints()).map((endpoint) => ({
    method: endpoint.method,
    pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, "[^/]+")}$`),
    data: endpoint.example.answer as unknown,
  }));
  const calls: ApiCall[] = [];
  let told: Told = () => undefined;
  let held: Promise<void> | undefined;
  let calledOff = 0;
  const server = createServer(async (request, response) => {
    request.resume();
    const { method = "", url = "/", headers } = request;
    const call = { method, path: url.split("?")[0] ?? "", headers };
    calls.push(call);
    response.once("close", () => {
      if (!response.writableEnded) calledOff += 1;
    });
    await held;
    const known = endpoints.find((one) => one.method === method && one.pattern.test(call.path));
    const missing = { success: false, code: "A00013", msg: "", data: null };
    const answer =
      told(call) ?? (known ? { status: 200, body: success(known.data) } : { status: 404, body: missing });
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers });
    response.end(JSON.stringify(answer.body ?? null));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    get calledOff() {
      return calledOff;
    },
    tell: (next) => {
      told = next;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
