/**
 * A flash sale begins: 1,000 buyers within one second on 100 pieces, while others go on looking around. BUYERS, PIECES and
 * RATE (ordinary requests a second) change it.
 */
import { nextOf, openDay } from "./support/day.mjs";
import { gather, spreadOf } from "./support/figures.mjs";
import { freshKey, openMall, spread, tally } from "./support/mall.mjs";
import { openLoop } from "./support/open-loop.mjs";

const buyers = Number(process.env.BUYERS ?? 1_000);
const pieces = Number(process.env.PIECES ?? 100);
const rate = Number(process.env.RATE ?? 20);
const seconds = 10;
const promisedMs = 2_000;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** How late this machine's timers are while nothing is asked for, in ms at p95: what no answer can be quicker than. */
async function idleOf(forMs) {
  const late = [];
  for (const until = performance.now() + forMs; performance.now() < until; ) {
    const startedAt = performance.now();
    await sleep(10);
    late.push(performance.now() - startedAt - 10);
  }
  return spreadOf(late).p95;
}

/** One buyer as a page does it: let in, confirmed, submitted; how long each answer took, and the whole. */
async function buy({ call }, { accessToken: token }, { prodId, skuId, activityId, itemId }) {
  const startedAt = performance.now();
  const told = (answer, step, answers) => ({
    ...{ step, code: answer.code, msg: answer.msg, status: answer.status, success: answer.success },
    slowest: Math.max(...answers.map(({ ms }) => ms)),
    ms: performance.now() - startedAt,
  });
  const path = await call("GET", `/p/seckill/orderPath?seckillId=${itemId}`, { token });
  if (!path.success) return told(path, "path", [path]);
  const orderItem = { prodId, skuId, prodCount: 1, activityId, secret: path.data.secret };
  const confirmed = await call("POST", "/p/order/confirm", { token, body: { addrId: 0, orderItem } });
  if (!confirmed.success) return told(confirmed, "confirm", [path, confirmed]);
  const body = { uuid: confirmed.data.uuid, actualTotal: confirmed.data.actualTotal };
  const submitted = await call("POST", "/p/order/submit", { token, body, key: freshKey() });
  return told(submitted, "submit", [path, confirmed, submitted]);
}

export default {
  promise: `${buyers} buyers within a second on ${pieces} pieces of a flash sale: ${pieces} orders, each answered in ${promisedMs} ms, ordinary p95 at most doubled`,
  databases: ["postgres"],
  async run(world) {
    const { apis, hosts } = await world.open({ apis: 2, hosts: 2, env: { CALLS_PER_MINUTE: "10000000" } });
    const urls = apis.map(({ url }) => url);
    const mall = openMall(urls);
    const day = await openDay(urls);
    const crowd = [];
    while (crowd.length < buyers)
      crowd.push(...(await mall.makeBuyers(Math.min(200, buyers - crowd.length))));
    const { accessToken: token } = crowd[0];
    const { records } = await mall.must("GET", "/search/page?size=60&hasStock=1", { token });
    const sku = records.find(({ skuId, mold }) => skuId !== null && mold === 0);
    const round = { kind: "seckill", skuId: sku.skuId, price: "9.90", total: pieces, perUser: 1 };
    const started = await mall.must("POST", "/sandbox/offers", { body: { ...round, lastsMs: 3_600_000 } });
    const goods = { prodId: sku.prodId, skuId: sku.skuId, ...started };
    const look = async (forSeconds, meanwhile) => {
      const { rows, take } = gather();
      const timed = { origins: hosts.map(({ url }) => url), rate, seconds: forSeconds, random: day.random };
      const running = openLoop({ ...timed, next: nextOf(day), onAnswer: take });
      const [{ sent }, result] = await Promise.all([running, meanwhile?.()]);
      const { good } = rows.get("everything");
      return { p95: spreadOf(good).p95, lost: sent - good.length, result };
    };
    const idleMs = await idleOf(2_000);
    await look(5);
    const before = await look(seconds);
    const rush = async () => {
      await sleep((seconds * 1_000) / 2);
      return Promise.all(
        crowd.map(async (buyer) => {
          await sleep(day.random.next() * 1_000);
          return buy(mall, buyer, goods);
        }),
      );
    };
    const during = await look(seconds, rush);
    const answers = during.result;
    const sold = answers.filter((answer) => answer.success);
    const others = answers.filter((answer) => !answer.success);
    world.say(JSON.stringify(tally(others, ({ step, code, msg }) => `${step} ${code} ${msg}`)));
    const slowest = spread(answers.map((answer) => answer.slowest));
    const ordered = spread(sold.map(({ ms }) => ms));
    world.say(`answers: ${JSON.stringify(slowest)}; whole orders: ${JSON.stringify(ordered)}`);
    const sentences = others.every(({ code }) => code === "A00001" || code === "A03002");
    const figure =
      `${sold.length} orders, ${others.length} told why not, the slowest answer ${slowest.max} ms, ` +
      `orders in ${ordered.p95} ms at p95; ordinary p95 ${before.p95} ms before, ${during.p95} ms meanwhile; ` +
      `the idle machine's timers ${idleMs} ms late at p95`;
    const isKept =
      sold.length === pieces &&
      sentences &&
      slowest.max <= promisedMs &&
      before.lost + during.lost === 0 &&
      during.p95 <= 2 * before.p95;
    return { figure, isKept };
  },
};
