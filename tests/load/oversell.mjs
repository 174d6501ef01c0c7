/**
 * Many buyers at once on few pieces, against a running server with the sandbox: exactly the pieces are sold.
 *
 *   API_URL=http://localhost:3001 BUYERS=200 PIECES=50 node tests/load/oversell.mjs
 *
 * Finds a SKU by itself (or takes PROD_ID and SKU_ID), buys it down to PIECES, lets the crowd loose, and ends with
 * exit code 1 where more or fewer were sold, or any answer was a server error.
 */
import { call, freshKey, inParallel, makeBuyers, must, spread, tally } from "./mall.mjs";

const buyers = Number(process.env.BUYERS ?? 200);
const pieces = Number(process.env.PIECES ?? 50);
const atOnce = Number(process.env.AT_ONCE ?? buyers);

const buyNow = (prodId, skuId, prodCount) => ({ addrId: 0, orderItem: { prodId, skuId, prodCount } });

async function buy(token, prodId, skuId, prodCount) {
  const confirmed = await call("POST", "/p/order/confirm", { token, body: buyNow(prodId, skuId, prodCount) });
  if (!confirmed.success) return { ...confirmed, step: "confirm" };
  const body = { uuid: confirmed.data.uuid, actualTotal: confirmed.data.actualTotal };
  const submitted = await call("POST", "/p/order/submit", { token, body, key: freshKey() });
  return { ...submitted, step: "submit", ms: confirmed.ms + submitted.ms };
}

/** Asks for absurdly many so that the refusal tells the stock. */
async function stockOf(token, prodId, skuId) {
  const body = buyNow(prodId, skuId, 99_999);
  const answer = await call("POST", "/p/order/confirm", { token, body });
  if (answer.msg === "商品已售罄或无货") return 0;
  return answer.data?.stock;
}

/** The first SKU sold by single pieces with enough in stock. */
async function findSku(token) {
  if (process.env.SKU_ID) return { prodId: Number(process.env.PROD_ID), skuId: Number(process.env.SKU_ID) };
  for (let prodId = 1; prodId <= 400; prodId++) {
    const skus = await call("GET", `/sku/getSkuList?prodId=${prodId}`, { token });
    for (const { skuId } of skus.success ? skus.data : []) {
      const one = await call("POST", "/p/order/confirm", { token, body: buyNow(prodId, skuId, 1) });
      if (!one.success || one.data.virtualRemarkList.length > 0) continue;
      if ((await stockOf(token, prodId, skuId)) > pieces) return { prodId, skuId };
    }
  }
  throw new Error(`no SKU with more than ${pieces} pieces was found; name one with PROD_ID and SKU_ID`);
}

const [stocker, ...crowd] = await makeBuyers(buyers + 1);
const { prodId, skuId } = await findSku(stocker.accessToken);
const surplus = (await stockOf(stocker.accessToken, prodId, skuId)) - pieces;
if (surplus < 0) throw new Error(`SKU ${skuId} has fewer than ${pieces} pieces`);
const bought = surplus > 0 ? await buy(stocker.accessToken, prodId, skuId, surplus) : undefined;
if (bought && !bought.success) throw new Error(`cannot lower the stock: ${bought.msg}`);

const startedAt = performance.now();
const answers = await inParallel(crowd, atOnce, ({ accessToken }) => buy(accessToken, prodId, skuId, 1));
const tookMs = Math.round(performance.now() - startedAt);

const sold = answers.filter((answer) => answer.success);
const left = await stockOf(stocker.accessToken, prodId, skuId);
console.log(
  JSON.stringify(
    {
      prodId,
      skuId,
      buyers,
      pieces,
      sold: sold.length,
      left,
      tookMs,
      confirmAndSubmitMs: spread(sold.map((answer) => answer.ms)),
      refusals: tally(
        answers.filter((answer) => !answer.success),
        (answer) => `${answer.step}: ${answer.code} ${answer.msg}`,
      ),
    },
    null,
    2,
  ),
);
// Give everything back, so that the program can run again.
for (const number of [bought?.data.orderNumbers].flatMap((one) => one ?? []))
  await must("PUT", `/p/myOrder/cancel/${number}`, { token: stocker.accessToken, body: {} });
await inParallel(answers, 20, async (answer, index) => {
  if (!answer.success) return;
  const token = crowd[index].accessToken;
  await must("PUT", `/p/myOrder/cancel/${answer.data.orderNumbers}`, { token, body: {} });
});
const isRight =
  sold.length === Math.min(buyers, pieces) &&
  left === pieces - sold.length &&
  answers.every((one) => one.status < 500);
console.log(isRight ? "as it must be" : "WRONG");
process.exit(isRight ? 0 : 1);
