/** One buyer submits 300 times at once; another buyer's order goes on as before. */
import { buyNow, findSku, freshKey, openMall, spread, tally } from "./support/mall.mjs";

const submits = 300;
const promisedMs = 1_000;

export default {
  promise: `${submits} submits of one buyer at once keep another's order waiting for at most ${promisedMs} ms`,
  databases: ["postgres", "pglite"],
  isShort: true,
  async run(world) {
    const { apis } = await world.open({ apis: 1, env: { CALLS_PER_MINUTE: "1000000" } });
    const { call, must, makeBuyers } = openMall(apis.map(({ url }) => url));
    const [{ accessToken: busy }, { accessToken: other }] = await makeBuyers(2);
    const { prodId, skuId } = await findSku({ call }, busy, 100);
    const confirm = (token) => must("POST", "/p/order/confirm", { token, body: buyNow(prodId, skuId, 1) });
    const submit = (token, { uuid, actualTotal }) =>
      call("POST", "/p/order/submit", { token, body: { uuid, actualTotal }, key: freshKey() });
    const theirs = await confirm(busy);
    const flood = Array.from({ length: submits }, () => submit(busy, theirs).catch(() => ({ status: 0 })));
    const orders = [];
    for (let round = 0; round < 5; round += 1) orders.push(await submit(other, await confirm(other)));
    const answers = await Promise.all(flood);
    const made = new Set(answers.filter(({ success }) => success).map(({ data }) => data.orderNumbers));
    const lost = answers.filter(({ status }) => ![200, 429, 503].includes(status)).length;
    world.say(JSON.stringify(tally(answers, ({ status, code }) => `${status} ${code}`)));
    const ordered = orders.filter(({ success }) => success).length;
    const { max } = spread(orders.map(({ ms }) => ms));
    const isWhole = ordered === orders.length && made.size === 1 && lost === 0;
    return {
      figure: `${ordered} of ${orders.length} orders of the other buyer, ${max} ms at most; ${made.size} order of the busy one, ${lost} calls lost`,
      counts: isWhole,
      isKept: isWhole && max <= promisedMs,
    };
  },
};
