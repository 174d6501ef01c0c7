/** Many buyers at once on few pieces: exactly the pieces are sold. */
import { buyNow, findSku, freshKey, inParallel, openMall, spread, stockOf, tally } from "./support/mall.mjs";

const buyers = 200;
const pieces = 50;

async function buy({ call }, token, prodId, skuId, prodCount) {
  const confirmed = await call("POST", "/p/order/confirm", { token, body: buyNow(prodId, skuId, prodCount) });
  if (!confirmed.success) return { ...confirmed, step: "confirm" };
  const body = { uuid: confirmed.data.uuid, actualTotal: confirmed.data.actualTotal };
  const submitted = await call("POST", "/p/order/submit", { token, body, key: freshKey() });
  return { ...submitted, step: "submit", ms: confirmed.ms + submitted.ms };
}

/** A busy machine turns calls away, in words; no one lost an order by it. */
const isTurnedAway = ({ code }) => code === "A00016";

export default {
  promise: `Of ${buyers} buyers at once on ${pieces} pieces exactly ${pieces} get one`,
  databases: ["postgres", "pglite"],
  isShort: true,
  async run(world) {
    const { apis } = await world.open();
    const mall = openMall(apis.map((api) => api.url));
    const [stocker, ...crowd] = await mall.makeBuyers(buyers + 1);
    const { prodId, skuId } = await findSku(mall, stocker.accessToken, pieces);
    const surplus = (await stockOf(mall, stocker.accessToken, prodId, skuId)) - pieces;
    const lowered = await buy(mall, stocker.accessToken, prodId, skuId, surplus);
    if (!lowered.success) throw new Error(`the stock cannot be lowered: ${lowered.msg}`);

    const answers = await inParallel(crowd, buyers, ({ accessToken }) =>
      buy(mall, accessToken, prodId, skuId, 1),
    );
    const sold = answers.filter((answer) => answer.success);
    const left = await stockOf(mall, stocker.accessToken, prodId, skuId);
    const refusals = tally(
      answers.filter((answer) => !answer.success),
      (answer) => `${answer.step} ${answer.code} ${answer.msg}`,
    );
    world.say(JSON.stringify(refusals));
    const { p95 } = spread(sold.map((answer) => answer.ms));
    return {
      figure: `${sold.length} sold, ${left} left, order in ${p95} ms at p95`,
      isKept:
        sold.length === pieces && left === 0 && answers.every((one) => one.status < 500 || isTurnedAway(one)),
    };
  },
};
