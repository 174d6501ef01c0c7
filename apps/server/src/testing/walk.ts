/**
 * A crowd that walks through the shop at random and all at once: carts, submits, payments, cancels, dispatch, receipt, refunds,
 * coupons and time. Whatever it did, the promises of db/invariants.ts hold afterwards. Speaks HTTP's shape only, so
 * that tests walk through apps and the programs of `tests/faults` through processes.
 */

import { randomUUID } from "node:crypto";
import { changedSums, invariantViolations, sumsNow } from "../db/invariants.ts";
import { type Draw, seededDraw } from "../db/seed/draw.ts";
import { prepare } from "./walk-ground.ts";
import type { Envelope, Walkable } from "./walk-types.ts";

interface Walker {
  token: string;
  /** The orders of each submit, and the payments, that any hand of the buyer has made. */
  submits: string[][];
  payments: string[];
  refunds: string[];
}

export interface WalkSize {
  buyers: number;
  /** Devices of each buyer, which act at once. */
  hands: number;
  steps: number;
  seed: number;
}

const minute = 60_000;

/** What a buyer may hear, on a slow machine also that it is busy; anything else is a fault, above all A00005. */
const decisions = new Set(["00000", "A00001", "A03002", "A00016"]);

type Prepared = Awaited<ReturnType<typeof prepare>>;
type Step = (walker: Walker, draw: Draw) => Promise<Envelope[]>;

const anyOf = <T>(items: readonly T[], draw: Draw): T | undefined => items[Math.floor(draw() * items.length)];

/** What a hand may do, by how often it does it; new goods that come in are counted in `restocked`. */
function stepsOf(
  { call, query }: Walkable,
  { goods, round, couponIds }: Prepared,
  restocked: Record<string, number>,
): [number, Step][] {
  const submit = async (walker: Walker, uuid: string, draw: Draw): Promise<Envelope[]> => {
    const send = (key?: string) =>
      call("POST", "/p/order/submit", { token: walker.token, body: { uuid }, ...(key ? { key } : {}) });
    // Now and then the button is pressed more than once, by the same key or another.
    const key = randomUUID();
    const times = draw() < 0.3 ? [key, key, randomUUID()] : [key];
    const answers = await Promise.all(times.map((one) => send(one)));
    const made = answers.find((one) => one.success)?.data.orderNumbers;
    if (made) walker.submits.push(made.split(","));
    const heard = new Set(answers.filter((one) => one.success).map((one) => one.data.orderNumbers));
    if (heard.size > 1) throw new Error(`one uuid made ${[...heard].join(" and ")}`);
    return answers;
  };
  const confirmed = async (walker: Walker, body: object, draw: Draw): Promise<Envelope[]> => {
    const points = draw() < 0.5 ? { isScorePay: 1 } : {};
    const answer = await call("POST", "/p/order/confirm", {
      token: walker.token,
      body: { addrId: 0, ...points, ...body },
    });
    return answer.success ? [answer, ...(await submit(walker, answer.data.uuid, draw))] : [answer];
  };
  const inFlashSale: Step = async (walker, draw) => {
    const path = `/p/seckill/orderPath?seckillId=${round.seckillId}`;
    const answer = await call("GET", path, { token: walker.token });
    if (!answer.success) return [answer];
    const { activityId } = round;
    const bought = {
      ...goods[0],
      prodCount: 1 + Math.floor(draw() * 2),
      activityId,
      secret: answer.data.secret,
    };
    return confirmed(walker, { orderItem: bought }, draw);
  };
  const fromCart: Step = async (walker, draw) => {
    const { token } = walker;
    const put = goods
      .filter(() => draw() < 0.7)
      .map((good) =>
        call("POST", "/p/shopCart/changeItem", {
          token,
          key: randomUUID(),
          body: { ...good, count: 1 + Math.floor(draw() * 3) },
        }),
      );
    return [...(await Promise.all(put)), ...(await confirmed(walker, {}, draw))];
  };
  const direct: Step = (walker, draw) =>
    confirmed(walker, { orderItem: { ...anyOf(goods, draw), prodCount: 1 + Math.floor(draw() * 2) } }, draw);
  const onSubmit = (
    act: (numbers: readonly string[], walker: Walker, draw: Draw) => Promise<Envelope[]>,
  ): Step =>
    async function actOnSubmit(walker, draw) {
      const numbers = anyOf(walker.submits, draw);
      return numbers ? act(numbers, walker, draw) : [];
    };
  /** Does it to all orders of a submit at the same moment. */
  const atOnce = (act: (orderNumber: string, token: string) => Promise<Envelope>): Step =>
    onSubmit((numbers, { token }) => Promise.all(numbers.map((orderNumber) => act(orderNumber, token))));
  const pay = onSubmit(async (numbers, walker, draw) => {
    const orderNumbers = draw() < 0.5 ? numbers.join(",") : anyOf(numbers, draw);
    const body = { orderNumbers, payType: draw() < 0.5 ? 9 : 3 };
    const answer = await call("POST", "/p/order/pay", { token: walker.token, key: randomUUID(), body });
    if (answer.success) walker.payments.push(answer.data.payNo);
    return [answer];
  });
  const scan: Step = async (walker, draw) => {
    const payNo = anyOf(walker.payments, draw);
    const body = { payNo, result: draw() < 0.8 ? "success" : "failure" };
    return payNo ? [await call("POST", "/sandbox/pay", { body })] : [];
  };
  /** Of one order, whole or by its lines at once, which then compete for being the last. */
  const refund = onSubmit(async (numbers, walker, draw) => {
    const orderNumber = anyOf(numbers, draw);
    const { token } = walker;
    const items = await query(`select id, count from order_items where order_number = '${orderNumber}'`);
    const way = draw() < 0.4 ? { applyType: 2, cargoStatus: 1 } : { applyType: 1, cargoStatus: 0 };
    const choices =
      draw() < 0.4
        ? [{ refundType: 1 }]
        : items.map((one) => ({
            refundType: 2,
            items: [{ orderItemId: Number(one.id), prodCount: Number(one.count) }],
          }));
    const answers = await Promise.all(
      choices.map((choice) => {
        const body = { orderNumber, buyerReason: "other", ...way, ...choice };
        return call("POST", "/p/orderRefund/apply", { token, key: randomUUID(), body });
      }),
    );
    for (const one of answers) if (one.success) walker.refunds.push(one.data.refundSn);
    return answers;
  });
  /** Both sides of the counter press something at the same moment. */
  const negotiate: Step = async (walker, draw) => {
    const refundSn = anyOf(walker.refunds, draw);
    if (!refundSn) return [];
    const { token } = walker;
    const act = (event: string) =>
      call("POST", `/sandbox/refunds/${refundSn}/act`, { body: { event, sellerMsg: "走动" } });
    const parcel = { expressName: "顺丰速运", expressNo: "SF1234567890", mobile: "13800000101" };
    const acts = [
      ...["accept", "accept", "refuse", "receive", "payBack"].map((event) => () => act(event)),
      () => call("PUT", `/p/orderRefund/cancel/${refundSn}`, { token }),
      () => call("PUT", `/p/orderRefund/submitExpress/${refundSn}`, { token, body: parcel }),
    ];
    return Promise.all([anyOf(acts, draw)?.(), anyOf(acts, draw)?.()].filter((one) => one !== undefined));
  };
  const restock: Step = async (_, draw) => {
    const skuId = anyOf(goods, draw)?.skuId ?? 0;
    await query(`with filled as (update skus set stocks = stocks + 4 where id = ${skuId} returning prod_id)
      update products set in_stock = true where id in (select prod_id from filled)`);
    restocked[skuId] = (restocked[skuId] ?? 0) + 4;
    return [];
  };
  return [
    [2, restock],
    [5, fromCart],
    [4, direct],
    [2, inFlashSale],
    [
      4,
      atOnce((no, token) => call("PUT", `/p/myOrder/cancel/${no}`, { token, body: { reason: "不想买了" } })),
    ],
    [4, pay],
    [4, scan],
    [2, atOnce((no) => call("POST", `/sandbox/orders/${no}/ship`, { body: {} }))],
    [2, atOnce((no, token) => call("PUT", `/p/myOrder/receipt/${no}`, { token }))],
    [3, refund],
    [6, negotiate],
    [1, atOnce((no, token) => call("POST", `/p/myOrder/buyAgain/${no}`, { token, key: randomUUID() }))],
    [
      2,
      async ({ token }, draw) => [
        await call("POST", "/p/myCoupon/receive", {
          token,
          key: randomUUID(),
          body: { couponId: anyOf(couponIds, draw) },
        }),
      ],
    ],
    [1, async ({ token }) => [await call("GET", "/p/myOrder/myOrderSearch", { token })]],
    [0.4, async () => [await call("POST", "/sandbox/clock", { body: { advanceMs: 11 * minute } })]],
  ];
}

function chosen(steps: readonly [number, Step][], draw: Draw): Step {
  let left = draw() * steps.reduce((sum, [weight]) => sum + weight, 0);
  const found = steps.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
  return (found ?? (steps[0] as [number, Step]))[1];
}

/** How often two transactions have waited for each other; PostgreSQL tells it a second later. */
async function deadlocks({ query }: Walkable): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const [row] = await query("select deadlocks from pg_stat_database where datname = current_database()");
  return Number(row?.deadlocks);
}

/** Walks once; answers what was broken afterwards and what no one should have heard, and how many calls it made. */
export async function walk(
  shop: Walkable,
  { buyers, hands, steps, seed }: WalkSize,
): Promise<{ faults: string[]; calls: number; made: number }> {
  const prepared = await prepare(shop, buyers);
  const before = await sumsNow(shop.query);
  const deadlocksBefore = await deadlocks(shop);
  const restocked: Record<string, number> = {};
  const possible = stepsOf(shop, prepared, restocked);
  const faults: string[] = [];
  let calls = 0;
  const walkers = prepared.crowd.map(
    ({ accessToken }): Walker => ({ token: accessToken, submits: [], payments: [], refunds: [] }),
  );
  const hand = async (walker: Walker, index: number) => {
    const draw = seededDraw(seed * 1_000 + index);
    for (let step = 0; step < steps; step++) {
      const answers = await chosen(possible, draw)(walker, draw);
      calls += answers.length;
      for (const { code, msg } of answers) if (!decisions.has(code)) faults.push(`heard ${code} ${msg}`);
    }
  };
  await Promise.all(
    walkers.flatMap((walker, at) =>
      Array.from({ length: hands }, (_, nth) =>
        hand(walker, at * hands + nth).catch((error: unknown) => {
          faults.push(String(error));
        }),
      ),
    ),
  );
  if ((await deadlocks(shop)) > deadlocksBefore) faults.push("two transactions waited for each other");
  faults.push(
    ...(await invariantViolations(shop.query)),
    ...changedSums(before, await sumsNow(shop.query), restocked),
  );
  return { faults, calls, made: new Set(walkers.flatMap((walker) => walker.submits.flat())).size };
}
