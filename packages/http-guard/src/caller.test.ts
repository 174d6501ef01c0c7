import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { callerSignal } from "./caller.ts";

/** What a server knows of the caller when its work is done: the caller leaves meanwhile, or waits. */
async function isGone(leaves: boolean): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer(async (received, response) => {
    const signal = callerSignal(response);
    for await (const _ of received);
    if (leaves) sent.destroy();
    setTimeout(() => {
      resolve(signal.aborted);
      response.end();
    }, 50);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, method: "POST" }, (answer) => answer.resume());
  sent.on("error", () => undefined);
  sent.end("a body that is read to its end");
  const gone = await promise;
  server.closeAllConnections();
  server.close();
  return gone;
}

test("who waits is there, also after the body has been read; who left is gone", async () => {
  expect(await isGone(false)).toBe(false);
  expect(await isGone(true)).toBe(true);
});
