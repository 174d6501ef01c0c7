/**
 * Four hundred bodies of nearly a megabyte, from as many addresses, whose last bytes come slowly: both servers hold a few
 * of them and refuse the rest, and small calls are answered meanwhile.
 */
import http from "node:http";
import net from "node:net";
import { ask } from "./support/open-loop.mjs";
import { usageOfShop } from "./support/usage.mjs";

const ofEach = 400;
const length = 1_048_576;
const atOnce = 960_000;
const pauseMs = 10;
const forMs = 15_000;
const honestEveryMs = 200;
/** What the bodies of the budget may cost, and reading them. */
const mostGrowthMb = 150;

/** Where each server reads a body before anything is known of its sender. */
const targets = {
  host: { path: "/login", type: "application/x-www-form-urlencoded" },
  api: { path: "/login", type: "application/json" },
};

function openSlow(url, { path, type }, index) {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  const state = { answer: "", end: () => socket.destroy() };
  socket.on("error", () => undefined);
  socket.on("data", (bytes) => {
    state.answer += bytes;
  });
  socket.on("close", () => clearInterval(state.timer));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nX-Forwarded-For: 10.1.${index >> 8}.${index & 255}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  socket.write("a".repeat(atOnce));
  state.timer = setInterval(() => socket.writable && socket.write("b"), 1_000);
  return state;
}

export default {
  promise: `${ofEach} slow bodies of a megabyte at each server cost less than ${mostGrowthMb} MB, and small calls pass`,
  databases: ["pglite"],
  async run(world) {
    const shop = await world.open({ hosts: 1 });
    const urls = { host: shop.hosts[0].url, api: shop.apis[0].url };
    const agent = new http.Agent();
    const small = { method: "POST", path: "/api/codeStatus", body: "{}" };
    const headers = { "content-type": "application/json", locale: "zh_CN", "sec-fetch-site": "same-origin" };
    const askSmall = () => ask({ agent, origin: urls.host }, { ...small, headers });
    for (let index = 0; index < 10; index++) await askSmall();
    const before = [...usageOfShop(shop).values()].map(({ mb }) => mb);
    const slow = [];
    for (let index = 0; index < ofEach; index++) {
      for (const [name, target] of Object.entries(targets)) slow.push(openSlow(urls[name], target, index));
      // This process sends all of them, and must hear the answers to its small calls, too.
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    const honest = [];
    const until = performance.now() + forMs;
    while (performance.now() < until) {
      honest.push(await askSmall());
      await new Promise((resolve) => setTimeout(resolve, honestEveryMs));
    }
    const sizes = [...usageOfShop(shop)].map(([name, { mb, mostMb }], at) => ({
      name,
      text: `${name} ${before[at]} to ${mb} MB (${mostMb} at most)`,
      growth: mb - before[at],
    }));
    const refused = slow.filter(({ answer }) => answer.includes("503") && answer.includes("A00016")).length;
    for (const { end } of slow) end();
    const answered = honest.filter(({ status }) => status < 500).length;
    return {
      figure: `${sizes.map(({ text }) => text).join(", ")}; ${refused} of ${slow.length} refused; ${answered} of ${honest.length} small calls answered`,
      isKept: sizes.every(({ growth }) => growth < mostGrowthMb) && answered === honest.length,
    };
  },
};
