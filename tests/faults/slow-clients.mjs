/** Two hundred connections of each slow kind: they are ended, and honest buyers are answered meanwhile. */
import http from "node:http";
import net from "node:net";
import { spreadOf } from "./support/figures.mjs";
import { ask } from "./support/open-loop.mjs";

const ofEach = 200;
const forMs = 45_000;
const honestEveryMs = 250;
const hearMs = 3_000;

const kinds = {
  /** A header's byte each second, and never the last. */
  headers: (socket) => {
    socket.write("GET /login HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    return () => socket.write("a");
  },
  /** A form that is announced, and comes byte by byte. */
  body: (socket) => {
    socket.write(
      "POST /login HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n" +
        "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 500000\r\n\r\na=",
    );
    return () => socket.write("b");
  },
  /** Asks for much and reads nothing. */
  reader: (socket) => {
    socket.pause();
    socket.write("GET /login HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(200));
    return () => undefined;
  },
};

function openSlow(url, begin) {
  const { hostname, port } = new URL(url);
  const state = { isOpen: true };
  const socket = net.connect(Number(port), hostname);
  const over = () => {
    state.isOpen = false;
    clearInterval(state.timer);
  };
  socket.on("error", over);
  socket.on("close", over);
  socket.on("connect", () => {
    const drip = begin(socket);
    state.timer = setInterval(() => socket.writable && drip(), 1_000);
  });
  // Who reads nothing does not hear that the connection has ended either.
  state.listen = () => socket.resume();
  state.end = () => socket.destroy();
  return state;
}

export default {
  promise: `${ofEach} slow clients of each kind are ended, and honest ones are answered meanwhile`,
  databases: ["pglite"],
  async run(world) {
    const { hosts, apis } = await world.open({ hosts: 1 });
    const [host, api] = [hosts[0].url, apis[0].url];
    const slow = Object.entries(kinds).flatMap(([kind, begin]) =>
      Array.from({ length: ofEach }, (_, index) => ({
        kind,
        ...{ state: openSlow(index % 2 && kind !== "reader" ? api : host, begin) },
      })),
    );
    const agent = new http.Agent();
    const honest = [];
    const until = performance.now() + forMs;
    while (performance.now() < until) {
      const page = { method: "GET", path: "/login", headers: { accept: "text/html" } };
      honest.push(await ask({ agent, origin: host }, page));
      await new Promise((resolve) => setTimeout(resolve, honestEveryMs));
    }
    for (const { state } of slow) state.listen();
    await new Promise((resolve) => setTimeout(resolve, hearMs));
    const left = slow.filter(({ state }) => state.isOpen);
    for (const { state } of slow) state.end();
    const answered = honest.filter(({ status }) => status === 200);
    const open = Object.keys(kinds).map(
      (kind) => `${left.filter((one) => one.kind === kind).length} ${kind}`,
    );
    const { p95 } = spreadOf(answered.map(({ ms }) => ms));
    return {
      figure: `after ${forMs / 1_000} s still open: ${open.join(", ")}; ${answered.length} of ${honest.length} honest pages, p95 ${p95} ms`,
      isKept: left.length === 0 && answered.length === honest.length,
    };
  },
};
