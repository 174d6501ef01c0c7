/**
 * A script calls a flash sale's gate while its buyers come: without a session, and by two accounts with made-up secrets.
 * RATE (calls of the script a second) changes it.
 */
import { freshKey, inParallel, openMall, tally } from "./support/mall.mjs";

const rate = Number(process.env.RATE ?? 150);
const buyers = 60;
const pieces = 1_000;

/** Sends calls on a schedule, answered or not, until it is stopped. */
function startScript({ call }, itemId, goods, tokens) {
  const statuses = [];
  let sent = 0;
  const next = () => {
    const token = tokens[sent % tokens.length];
    const orderItem = { ...goods, prodCount: 1, secret: `made-up-${sent}` };
    const isPath = sent++ % 2 === 0;
    const asked = isPath
      ? call("GET", `/p/seckill/orderPath?seckillId=${itemId}`, { token })
      : call("POST", "/p/order/confirm", { token, body: { addrId: 0, orderItem } });
    asked.then(
      ({ code }) => statuses.push(code),
      () => statuses.push("none"),
    );
  };
  const timer = setInterval(next, 1_000 / rate);
  return () => {
    clearInterval(timer);
    return tally(statuses, (code) => code);
  };
}

/** One call, made again while the shop says that it is busy, as a page does. */
async function patiently(ask) {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask();
    if (answer.success || answer.status !== 503 || tries === 20) return answer;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** One buyer, who comes again where it is too hot, as a person does. */
async function buy({ call }, token, itemId, goods) {
  for (let tries = 0; tries < 20; tries += 1) {
    const path = await call("GET", `/p/seckill/orderPath?seckillId=${itemId}`, { token });
    if (path.success) {
      const orderItem = { ...goods, prodCount: 1, secret: path.data.secret };
      const asked = { token, body: { addrId: 0, orderItem } };
      const confirmed = await patiently(() => call("POST", "/p/order/confirm", asked));
      if (!confirmed.success) return confirmed;
      const { uuid, actualTotal } = confirmed.data;
      const submit = { token, body: { uuid, actualTotal }, key: freshKey() };
      return patiently(() => call("POST", "/p/order/submit", submit));
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { success: false, code: "given up" };
}

export default {
  promise: `A script of ${rate} calls a second without a session or with made-up secrets keeps none of ${buyers} buyers from a flash sale`,
  databases: ["postgres", "pglite"],
  isShort: true,
  async run(world) {
    const { apis } = await world.open({ apis: 2 });
    const mall = openMall(apis.map(({ url }) => url));
    const [ill, other, ...crowd] = await mall.makeBuyers(buyers + 2);
    const { records } = await mall.must("GET", "/search/page?size=60&hasStock=1", {
      token: ill.accessToken,
    });
    const { skuId, prodId } = records.find((one) => one.skuId !== null && one.mold === 0);
    const round = { kind: "seckill", skuId, price: "9.90", total: pieces, perUser: 1 };
    const { activityId, itemId } = await mall.must("POST", "/sandbox/offers", {
      body: { ...round, lastsMs: 3_600_000 },
    });
    const goods = { prodId, skuId, activityId };
    const stop = startScript(mall, itemId, goods, [
      undefined,
      ill.accessToken,
      undefined,
      other.accessToken,
      "made-up",
    ]);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    // Stopped whatever becomes of the buyers: a script that goes on would keep this program from ending.
    const answers = await inParallel(crowd, buyers, ({ accessToken }) =>
      buy(mall, accessToken, itemId, goods),
    ).finally(() => world.say(`the script heard ${JSON.stringify(stop())}`));
    const sold = answers.filter(({ success }) => success).length;
    return {
      figure: `${sold} of ${buyers} buyers got one of ${pieces} pieces; ${JSON.stringify(tally(answers, ({ code }) => code))}`,
      isKept: sold === buyers,
    };
  },
};
