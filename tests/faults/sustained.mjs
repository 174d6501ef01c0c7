/**
 * A buyer's day at a steady rate against two API and two host processes: pages and calls, half and half.
 * RATES (a second, comma-joined), SECONDS of each, DOCUMENTS (share of whole documents among the pages) change it.
 */
import { nextOf, openDay } from "./support/day.mjs";
import { gather, linesOf, spreadOf } from "./support/figures.mjs";
import { openLoop } from "./support/open-loop.mjs";
import { usageOfShop } from "./support/usage.mjs";

const rates = (process.env.RATES ?? "50,100,150").split(",").map(Number);
const seconds = Number(process.env.SECONDS ?? 30);
const documents = Number(process.env.DOCUMENTS ?? 0.5);
const warmSeconds = 5;
const promisedMs = 100;

/** The processor's milliseconds a request in each kind of process, and the most memory of one. */
function costs(before, after, requests) {
  const kinds = new Set([...after.keys()].map((name) => name.split(" ")[0]));
  return [...kinds].map((kind) => {
    const members = [...after].filter(([name]) => name.split(" ")[0] === kind);
    const used = members.reduce((sum, [name, { seconds: till }]) => sum + till - before.get(name).seconds, 0);
    const most = Math.max(...members.map(([, { mostMb }]) => mostMb));
    return `${kind} ${((used * 1_000) / requests).toFixed(1)} ms of processor a request, ${most} MB at most`;
  });
}

export default {
  promise: `${rates.at(-1)} requests a second, pages and calls half and half, in ${promisedMs} ms at p95`,
  databases: ["postgres"],
  async run(world) {
    const shop = await world.open({ apis: 2, hosts: 2, env: { CALLS_PER_MINUTE: "10000000" } });
    const day = await openDay(shop.apis.map(({ url }) => url));
    const origins = shop.hosts.map(({ url }) => url);
    const next = nextOf(day, { documents });
    const { random } = day;
    await openLoop({ origins, rate: 40, seconds: warmSeconds, next, random, onAnswer: () => undefined });
    const figures = [];
    let isKept = true;
    for (const rate of rates) {
      const before = usageOfShop(shop);
      const own = process.cpuUsage();
      const { rows, take } = gather();
      const { sent } = await openLoop({ origins, rate, seconds, next, random, onAnswer: take });
      const { user, system } = process.cpuUsage(own);
      world.say(`${rate} a second for ${seconds} s`);
      for (const line of [...linesOf(rows), ...costs(before, usageOfShop(shop), sent)]) world.say(line);
      world.say(`this program ${((user + system) / 1_000 / sent).toFixed(1)} ms of processor a request`);
      const { good } = rows.get("everything");
      const { p50, p95 } = spreadOf(good);
      figures.push(`${rate}/s: p50 ${p50}, p95 ${p95} ms, ${sent - good.length} of ${sent} not answered`);
      isKept = p95 <= promisedMs && good.length === sent;
    }
    return { figure: figures.join("; "), isKept };
  },
};
