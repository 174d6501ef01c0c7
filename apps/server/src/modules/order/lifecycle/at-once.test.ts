/** What hangs on several orders, SKUs or people stays right when they move at the same moment in two processes. */

import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { cartLines, products, userCoupons } from "#server/db/schema/index.ts";
import { sweepOrders } from "#server/jobs/sweep.ts";
import { buyFromCart, confirm, submit } from "#server/testing/purchase.ts";
import { giveCoupon, helmet, screwM6, screwM8, setStock } from "#server/testing/trade.ts";
import { hasProcesses, twoProcesses } from "#server/testing/two-processes.ts";
import { world } from "#server/testing/world.ts";

const { first: server, second } = twoProcesses();
/** PGlite serves one call after the other: there the rounds only prove that nothing hangs. */
const rounds = hasProcesses ? 15 : 2;

let token = "";
beforeEach(async () => {
  token = await server.signIn(world.users.buyer);
  await server.database.db.delete(cartLines);
  for (const { skuId } of [screwM6, screwM8, helmet]) await setStock(server, skuId, 1_000);
});

/** Two orders of one submit, of two shops, that one coupon pays for together. */
async function coveredPair(): Promise<{ held: number; numbers: string[] }> {
  const held = await giveCoupon(server, world.users.buyer, { reduceFen: fen(1_000) });
  const choice = { userChangeCoupon: 1, couponUserIds: [held] };
  const numbers = await buyFromCart(
    server,
    token,
    [
      [screwM6, 1],
      [helmet, 1],
    ],
    choice,
  );
  return { held, numbers };
}

async function isFree(held: number): Promise<boolean> {
  const [row] = await server.database.db.select().from(userCoupons).where(eq(userCoupons.id, held));
  return row?.status === 1 && row.submitId === null && row.usedAt === null;
}

test("a coupon over two orders comes back when both are canceled at once", async () => {
  let lost = 0;
  for (let round = 0; round < rounds; round++) {
    const { held, numbers } = await coveredPair();
    const cancel = (at: typeof server, orderNumber = "") =>
      at.call(cancelOrder, { params: { orderNumber }, body: { reason: "不想买了" } }, { token });
    const done = await Promise.all([cancel(server, numbers[0]), cancel(second, numbers[1])]);
    expect(done.map((answer) => answer.code)).toEqual(["00000", "00000"]);
    if (!(await isFree(held))) lost += 1;
  }
  expect(lost).toBe(0);
});

test("coupons come back when two sweepers end their orders at once", async () => {
  const pairs: Awaited<ReturnType<typeof coveredPair>>[] = [];
  for (let round = 0; round < rounds; round++) pairs.push(await coveredPair());
  await server.clock.advance(1_800_000);
  await second.clock.refresh();
  for (let turn = 0; turn < 3; turn++) await Promise.all([sweepOrders(server), sweepOrders(second)]);
  // Where one held the buyer, the other has left the order to a later turn.
  await sweepOrders(server);
  const free = await Promise.all(pairs.map(({ held }) => isFree(held)));
  expect(free.filter((one) => !one)).toEqual([]);
});

const isListed = async () => {
  const [row] = await server.database.db
    .select({ inStock: products.inStock })
    .from(products)
    .where(eq(products.id, world.prods.screws));
  return row?.inStock;
};

test("a product whose two SKUs sell out at once is out of stock, and in stock again when one comes back", async () => {
  const other = await server.signIn(world.users.other);
  const lastOf = async (goods: { prodId: number; skuId: number }, by: string) => {
    await setStock(server, goods.skuId, 1);
    const orderItem = { ...goods, prodCount: 1 };
    return (await confirm(server, by, { orderItem, userChangeCoupon: 1, couponUserIds: [] })).data.uuid;
  };
  const cancel = (at: typeof server, by: string, orderNumber = "") =>
    at.call(cancelOrder, { params: { orderNumber }, body: { reason: "不想买了" } }, { token: by });
  const wrong = { sold: 0, returned: 0 };
  for (let round = 0; round < rounds; round++) {
    await server.database.db
      .update(products)
      .set({ inStock: true })
      .where(eq(products.id, world.prods.screws));
    const [mine, theirs] = [await lastOf(screwM6, token), await lastOf(screwM8, other)];
    const placed = await Promise.all([submit(server, token, mine), submit(second, other, theirs)]);
    expect(placed.map(({ code }) => code)).toEqual(["00000", "00000"]);
    if (await isListed()) wrong.sold += 1;
    const [first, last] = placed.map(({ data }) => data.orderNumbers);
    const back = await Promise.all([cancel(server, token, first), cancel(second, other, last)]);
    expect(back.map(({ code }) => code)).toEqual(["00000", "00000"]);
    if (!(await isListed())) wrong.returned += 1;
  }
  expect(wrong).toEqual({ sold: 0, returned: 0 });
});
