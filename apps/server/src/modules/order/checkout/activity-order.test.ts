/** Orders at an activity's price, of its own pieces: flash sales and group buying alike. */
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { getOrderDetail } from "@tradehall/api-client/endpoints/order/get-order-detail";
import { flashSaleLimits, orderLimits } from "@tradehall/mall-rules/limits";
import { fen } from "@tradehall/mall-rules/money";
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import type { OwnStockKind } from "@tradehall/mall-rules/states/promotion/activity";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { changedSums, invariantViolations, queryWith, sumsNow } from "#server/db/invariants.ts";
import {
  activities,
  activityItems,
  orderItems,
  orders,
  userCoupons,
  users,
} from "#server/db/schema/index.ts";
import { clearOffers, plantOffer, plantSecret } from "#server/testing/offers.ts";
import { confirm, submit } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { giveCoupon, helmet, screwM6, setStock, stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
beforeEach(async () => {
  await setStock(server, helmet.skuId, 50);
  token = await server.signIn(world.users.buyer);
});
afterEach(async () => {
  const { db } = server.database;
  await db.delete(orderItems);
  await db.delete(orders);
  await db.delete(userCoupons);
  await clearOffers(server);
});

const plant = (kind: OwnStockKind, more: object = {}) =>
  plantOffer(server, { ...helmet, priceFen: fen(1_990), left: 5, kind, endsIn: 9, ...more });
/** With a secret, which group buying needs none of. */
const wanted = async (
  activityId: number,
  prodCount = 1,
  item = helmet,
  userId: number = world.users.buyer,
) => {
  const [activity] = await server.database.db.select().from(activities).where(eq(activities.id, activityId));
  const isSecret = activity?.kind === "seckill";
  const { skuId } = item;
  const secret = isSecret ? await plantSecret(server, userId, { activityId, skuId }) : undefined;
  return { orderItem: { ...item, prodCount, activityId, ...(secret ? { secret } : {}) } };
};
const leftOf = async (activityId: number) => {
  const item = and(eq(activityItems.activityId, activityId), eq(activityItems.skuId, helmet.skuId));
  const [row] = await server.database.db.select().from(activityItems).where(item);
  return row?.left;
};
const buy = async (activityId: number, prodCount = 1, by = token, userId: number = world.users.buyer) => {
  const confirmed = await confirm(server, by, await wanted(activityId, prodCount, helmet, userId));
  return confirmed.success ? submit(server, by, confirmed.data.uuid) : confirmed;
};
const rowOf = async (orderNumber: string) => {
  const [row] = await server.database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return row;
};

describe.each(["seckill", "grouping"] as const)("%s", (kind) => {
  test("an order has its price, its pieces, its kind and its deadline, and nothing else is taken", async () => {
    const activityId = await plant(kind);
    await giveCoupon(server, world.users.buyer);
    await server.database.db.update(users).set({ points: 20_000 }).where(eq(users.id, world.users.buyer));
    const { data: order } = await confirm(server, token, { ...(await wanted(activityId, 2)), isScorePay: 1 });
    expect(order).toMatchObject({
      ...{ activity: { activityId, kind }, total: "39.80", orderReduce: "0.00", coupons: [] },
      ...{ scoreInfo: { maxUsableScore: 0 } },
      shopCartOrders: [{ shopCartItems: [{ activityId, price: "19.90", oriPrice: "45.00", prodCount: 2 }] }],
    });
    const { data, msg } = await submit(server, token, order.uuid, { actualTotal: order.actualTotal });
    expect(msg).toBe("");
    const due = kind === "seckill" ? orderLimits.unpaidFlashSaleMs : orderLimits.unpaidMs;
    expect(data.endsAt - data.now).toBe(due);
    const row = await rowOf(data.orderNumbers);
    expect(row).toMatchObject({ orderType: orderKinds[kind], status: orderStatuses.unpaid, couponFen: 0 });
    expect((row?.deadlineAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(due);
    expect([await leftOf(activityId), await stockOf(server, helmet.skuId)]).toEqual([3, 50]);
    expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
  });

  test("its pieces come back to it when an order is canceled or its deadline has passed", async () => {
    const activityId = await plant(kind);
    const query = queryWith(server.database.db);
    const before = await sumsNow(query);
    const { data: first } = await buy(activityId, 2);
    // Another buyer's: a group order of the activity waits for one's own.
    const other = await server.signIn(world.users.other);
    const { data: second } = await buy(activityId, 2, other, world.users.other);
    if (!("orderNumbers" in first && "orderNumbers" in second)) throw new Error("not ordered");
    expect(changedSums(before, await sumsNow(query))).toEqual([]);
    await server.call(
      cancelOrder,
      { params: { orderNumber: first.orderNumbers }, body: { reason: "不想买了" } },
      { token },
    );
    expect(await leftOf(activityId)).toBe(3);
    await server.clock.advance(orderLimits.unpaidMs);
    const orderNumber = second.orderNumbers;
    const { data } = await server.call(getOrderDetail, { query: { orderNumber } }, { token: other });
    expect(data.status).toBe(orderStatuses.canceled);
    expect([await leftOf(activityId), await stockOf(server, helmet.skuId)]).toEqual([5, 50]);
    expect(changedSums(before, await sumsNow(query))).toEqual([]);
  });

  test("a limit for each person counts what they ordered and did not cancel", async () => {
    const activityId = await plant(kind, { perUser: 3 });
    const { data } = await buy(activityId, 2);
    if (!("orderNumbers" in data)) throw new Error("not ordered");
    expect((await buy(activityId, 2)).msg).toBe("每人限购 3 件，您还可购买 1 件");
    await server.call(
      cancelOrder,
      { params: { orderNumber: data.orderNumbers }, body: { reason: "不想买了" } },
      { token },
    );
    expect((await buy(activityId, 3)).success).toBe(true);
  });

  test("two orders at once use up no more than the limit", async () => {
    const activityId = await plant(kind, { perUser: 2 });
    const choices = await wanted(activityId, 2);
    const first = await confirm(server, token, choices);
    const second = await confirm(server, token, choices);
    const placed = await Promise.all([first, second].map(({ data }) => submit(server, token, data.uuid)));
    expect(placed.filter((one) => one.success)).toHaveLength(1);
    expect(await leftOf(activityId)).toBe(3);
  });

  test("is sold without ordinary stock, and refused before it begins, after it ends and where it is all gone", async () => {
    await setStock(server, helmet.skuId, 0);
    const open = await plant(kind, { left: 1 });
    const placed = await buy(open);
    expect(placed.success).toBe(true);
    expect((await buy(open)).msg).toBe("已抢光，等待未付款订单释放");
    await server.database.db
      .update(orders)
      .set({ status: orderStatuses.canceled, canceledAt: server.clock.now() });
    expect((await buy(open)).msg).toBe("已抢光");
    expect((await buy(await plant(kind, { startsIn: 1, endsIn: 2 }))).msg).toBe("活动未开始");
    expect((await buy(await plant(kind, { startsIn: -2, endsIn: -1 }))).msg).toBe("活动已结束");
    const other = await plantOffer(server, { ...screwM6, priceFen: fen(1), kind });
    const notIn = { orderItem: { ...helmet, prodCount: 1, activityId: other } };
    expect((await confirm(server, token, notIn)).msg).toBe("活动已结束");
  });

  test("one that ends between confirm and submit is ordered no more", async () => {
    const { data } = await confirm(server, token, await wanted(await plant(kind, { endsIn: 0.1 })));
    // A secret is good for a turn after its round.
    await server.clock.advance(360_000 + flashSaleLimits.waitMs * 2);
    expect((await submit(server, token, data.uuid)).msg).toBe("活动已结束");
  });
});
