/** Buyers who confirm and submit again and again while something breaks, as the storefront would: with keys, patiently. */
import { buyNow, freshKey } from "./mall.mjs";

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Answers that ask to try again: the busy one, and what a broken connection leaves. */
const isPassing = ({ status }) => status === 503 || status === 429;

/**
 * Lets each buyer order one piece after another until `stop()`. Resolves then with the acknowledged orders
 * (`{ token, orderNumbers }`), the statuses of all answers, and the attempts that got two different answers.
 */
export function startBuying(mall, buyers, goods, { pauseMs = 50 } = {}) {
  let isOver = false;
  const acknowledged = [];
  const statuses = {};
  const doubled = [];
  /** The slowest answer since it was last looked at, in ms. */
  let slowestMs = 0;

  async function ask(...args) {
    const startedAt = performance.now();
    const answer = await mall
      .call(...args)
      .catch((error) => ({ status: error.cause?.code ?? error.message }));
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    return answer;
  }

  /** Tries the same call with the same key until it is answered; a lost answer is asked for again. */
  async function insist(...args) {
    for (;;) {
      const answer = await ask(...args);
      const isLost = typeof answer.status !== "number";
      if ((!isLost && !isPassing(answer)) || isOver) return answer;
      await pause(200);
    }
  }

  async function buy({ accessToken: token }, turn) {
    const { prodId, skuId } = goods[turn % goods.length];
    const confirmed = await insist("POST", "/p/order/confirm", { token, body: buyNow(prodId, skuId, 1) });
    if (!confirmed.success) return;
    const { uuid, actualTotal } = confirmed.data;
    const submit = ["POST", "/p/order/submit", { token, body: { uuid, actualTotal }, key: freshKey() }];
    const submitted = await insist(...submit);
    if (!submitted.success) return;
    const { orderNumbers } = submitted.data;
    acknowledged.push({ token, orderNumbers });
    // Now and then the answer is asked for once more: it must be the same one.
    if (turn % 10 !== 0) return;
    const again = await insist(...submit);
    if (again.success && again.data.orderNumbers !== orderNumbers) doubled.push(orderNumbers);
  }

  const work = buyers.map(async (buyer, index) => {
    for (let turn = index; !isOver; turn += 1) {
      await buy(buyer, turn);
      await pause(pauseMs);
    }
  });
  return {
    statuses,
    get count() {
      return acknowledged.length;
    },
    takeSlowestMs() {
      const taken = Math.round(slowestMs);
      slowestMs = 0;
      return taken;
    },
    async stop() {
      isOver = true;
      await Promise.all(work);
      return { acknowledged, doubled };
    },
  };
}

/** The acknowledged orders that the shop does not know any more. */
export async function findLost(mall, acknowledged) {
  const lost = [];
  const queue = acknowledged.flatMap(({ token, orderNumbers }) =>
    orderNumbers.split(",").map((number) => ({ token, number })),
  );
  const total = queue.length;
  const look = async () => {
    for (let one = queue.pop(); one; one = queue.pop()) {
      const detail = await mall.call("GET", `/p/myOrder/orderDetail?orderNumber=${one.number}`, one);
      if (!detail.success) lost.push(one.number);
    }
  };
  await Promise.all(Array.from({ length: 10 }, look));
  return { lost, total };
}
