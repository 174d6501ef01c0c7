import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
let port = 0;

beforeAll(async () => {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  port = (server.app.server.address() as AddressInfo).port;
});

/** Sends bytes as they are and reads until the server hangs up. */
async function sent(bytes: string | Buffer): Promise<{ status: number; answer: unknown }> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(bytes);
  const answered = await text(socket);
  const [head = "", body = ""] = answered.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), answer: body ? JSON.parse(body) : head };
}

const ends = "Host: mall\r\nConnection: close\r\n\r\n";
const envelope = (code: string) => ({ success: false, code, msg: "", data: null });

test.each([
  ["no HTTP at all", Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc])],
  ["a word", "hello\r\n\r\n"],
  ["an unknown method", `BREW /p/shop HTTP/1.1\r\n${ends}`],
  ["a version that is none", `GET / HTTP/9.9\r\n${ends}`],
  ["headers of 40 KB", `GET / HTTP/1.1\r\nX-Long: ${"x".repeat(40_000)}\r\n${ends}`],
  ["a header name with a space", `GET / HTTP/1.1\r\nBad Name: x\r\n${ends}`],
  ["two lengths", `POST /login HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${ends}x`],
  [
    "a length and chunks",
    `POST /login HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n${ends}0\r\n\r\n`,
  ],
  ["a chunk that is none", `POST /login HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${ends}zz\r\n`],
  ["a tunnel", `CONNECT mall:443 HTTP/1.1\r\n${ends}`],
  ["an expectation that is none", `GET / HTTP/1.1\r\nExpect: tea\r\n${ends}`],
  ["broken escapes", `GET /%E0%A4%A HTTP/1.1\r\n${ends}`],
  ["a path parameter of 500 signs", `GET /p/address/addrInfo/${"9".repeat(500)} HTTP/1.1\r\n${ends}`],
  ["a path out of the uploads", `GET /uploads/../../../etc/passwd HTTP/1.1\r\n${ends}`],
])("answers %s with the envelope", async (_, bytes) => {
  expect(await sent(bytes)).toEqual({ status: 400, answer: envelope("A00003") });
});

test.each([
  ["an address that is none", `GET /nowhere HTTP/1.1\r\n${ends}`],
  ["another method of a call", `DELETE /login HTTP/1.1\r\n${ends}`],
  ["a method that no call has", `PROPFIND /login HTTP/1.1\r\n${ends}`],
  ["a call without Host", "GET /nowhere HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["an escaped path out of them", `GET /uploads/..%2f..%2f..%2fetc%2fpasswd HTTP/1.1\r\n${ends}`],
  ["a picture that is none", `GET /pictures/p/none.webp HTTP/1.1\r\n${ends}`],
])("says that there is no call for %s", async (_, bytes) => {
  expect(await sent(bytes)).toEqual({ status: 404, answer: envelope("A00013") });
});

test("goes on serving after all of it", async () => {
  expect(await sent(`GET /healthz HTTP/1.1\r\n${ends}`)).toMatchObject({ status: 200 });
});
