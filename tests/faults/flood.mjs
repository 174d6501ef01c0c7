/**
 * Far more than the shop can do: what is too much is turned away at once, memory stays flat, and who comes after the flood
 * is answered as before. RATE (a second) and SECONDS change it.
 */
import http from "node:http";
import { nextOf, openDay } from "./support/day.mjs";
import { gather, linesOf, spreadOf } from "./support/figures.mjs";
import { ask, openLoop } from "./support/open-loop.mjs";
import { usageOfShop } from "./support/usage.mjs";

const rate = Number(process.env.RATE ?? 550);
const seconds = Number(process.env.SECONDS ?? 40);
/** The host grew to 1,600 MB before there were queues. */
const mostMb = 700;
/** Requests that got no answer at all, of a hundred. */
const mostLost = 1;
const aftermathMs = 5_000;

/** One buyer's list until it is answered; how long after the flood that was, in ms. */
async function untilServed(origin, request) {
  const agent = new http.Agent();
  const startedAt = performance.now();
  while (performance.now() - startedAt < 60_000) {
    const { status } = await ask({ agent, origin }, request);
    if (status === 200) return Math.round(performance.now() - startedAt);
  }
  return Number.POSITIVE_INFINITY;
}

export default {
  promise: `At ${rate} requests a second what is too much is turned away, and what comes after is answered as before`,
  databases: ["postgres"],
  async run(world) {
    const shop = await world.open({ apis: 2, hosts: 2, env: { CALLS_PER_MINUTE: "10000000" } });
    const day = await openDay(shop.apis.map(({ url }) => url));
    const origins = shop.hosts.map(({ url }) => url);
    const next = nextOf(day);
    const run = async (perSecond, forSeconds) => {
      const { rows, take } = gather();
      const { sent } = await openLoop({
        ...{ origins, rate: perSecond, seconds: forSeconds, next, random: day.random },
        onAnswer: take,
      });
      return { sent, rows, ...rows.get("everything") };
    };
    await run(40, 5);
    const before = await run(20, 10);
    const flood = await run(rate, seconds);
    for (const line of linesOf(flood.rows)) world.say(line);
    const [servedAfterMs] = await Promise.all(origins.map((origin) => untilServed(origin, next())));
    const after = await run(20, 10);
    const sizes = [...usageOfShop(shop)].map(([name, { mb, mostMb }]) => ({ name, mb, mostMb }));
    for (const { name, mb, mostMb } of sizes) world.say(`${name}: ${mb} MB now, ${mostMb} MB at most`);
    const greatest = Math.max(...sizes.map(({ mostMb }) => mostMb));
    const lost = flood.sent - flood.good.length - flood.shed.length;
    const [p95Before, p95After] = [before, after].map(({ good }) => spreadOf(good).p95);
    const figure =
      `${flood.sent} sent: ${flood.good.length} answered, ${flood.shed.length} told to come again, ${lost} lost; ` +
      `${greatest} MB at most; served ${servedAfterMs} ms after; p95 of 20/s ${p95Before} ms before, ${p95After} ms after`;
    const isKept =
      lost <= (flood.sent * mostLost) / 100 &&
      greatest <= mostMb &&
      servedAfterMs <= aftermathMs &&
      after.good.length === after.sent &&
      [...shop.apis, ...shop.hosts].every((member) => member.process.isRunning);
    return { figure, isKept };
  },
};
