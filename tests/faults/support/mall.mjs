/** Calls a running shop and opens its envelope; the small ground of the programs. */
import { randomUUID } from "node:crypto";

export const freshKey = () => randomUUID();

/** Speaks to one API, or to several processes on one database, which then take turns. */
export function openMall(urls) {
  let calls = 0;

  /** Makes a call; answers the envelope with how long it took. Throws where no envelope comes back. */
  async function call(method, path, { token, body, key } = {}) {
    const startedAt = performance.now();
    const response = await fetch(`${urls[calls++ % urls.length]}${path}`, {
      method,
      headers: {
        locale: "zh_CN",
        ...(token ? { authorization: token } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(key ? { "idempotency-key": key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    return { ...answer, status: response.status, ms: performance.now() - startedAt };
  }

  /** The opened answer; throws where the server refuses. */
  async function must(method, path, options) {
    const answer = await call(method, path, options);
    if (!answer.success) throw new Error(`${method} ${path} answered ${answer.code}: ${answer.msg}`);
    return answer.data;
  }

  /** Fresh signed-in buyers of the sandbox, each with an address. */
  const makeBuyers = (count) => must("POST", "/sandbox/buyers", { body: { count } });

  return { call, must, makeBuyers };
}

/** What a call for one product without the cart carries. */
export const buyNow = (prodId, skuId, prodCount) => ({ addrId: 0, orderItem: { prodId, skuId, prodCount } });

/** Pieces in stock. */
export async function stockOf({ call }, token, prodId, skuId) {
  const skus = await call("GET", `/sku/getSkuList?prodId=${prodId}`, { token });
  return skus.data?.find((sku) => sku.skuId === skuId)?.stocks ?? 0;
}

/** The first SKU sold by single pieces with more than so many in stock. */
export async function findSku({ call }, token, pieces) {
  for (let prodId = 1; prodId <= 400; prodId++) {
    const skus = await call("GET", `/sku/getSkuList?prodId=${prodId}`, { token });
    for (const { skuId } of skus.success ? skus.data : []) {
      const one = await call("POST", "/p/order/confirm", { token, body: buyNow(prodId, skuId, 1) });
      if (!one.success || one.data.virtualRemarkList.length > 0) continue;
      if ((await stockOf({ call }, token, prodId, skuId)) > pieces) return { prodId, skuId };
    }
  }
  throw new Error(`no SKU with more than ${pieces} pieces was found`);
}

/** Runs the work for each item with at most so many at once; answers the results in order. */
export async function inParallel(items, atOnce, work) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index], index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}

/** Median, 95th percentile and greatest of durations, in whole milliseconds. */
export function spread(durations) {
  const sorted = [...durations].sort((a, b) => a - b);
  const at = (share) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { median: at(0.5), p95: at(0.95), max: at(1) };
}

/** Counts by what each item is. */
export function tally(items, name) {
  const counts = {};
  for (const item of items) counts[name(item)] = (counts[name(item)] ?? 0) + 1;
  return counts;
}
