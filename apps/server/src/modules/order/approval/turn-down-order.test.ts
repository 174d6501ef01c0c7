import { approveOrder } from "@tradehall/api-client/endpoints/order/approval/approve-order";
import { turnDownOrder } from "@tradehall/api-client/endpoints/order/approval/turn-down-order";
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { closeTypes, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { beforeEach, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { clearOrders, limit, waitingOrder } from "#server/testing/approvals.ts";
import { plantDiscount } from "#server/testing/offers.ts";
import { buyNow, detailOf, openPayment, pay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet, screwM6, setStock, stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let admin = "";
let buyer = "";
beforeEach(async () => {
  await clearOrders(server);
  admin = await server.signIn(world.users.admin);
  buyer = await server.signIn(world.users.buyer);
  await setStock(server, screwM6.skuId, 100);
});

const refuse = (token: string | undefined, orderNumber: string, reason?: string) =>
  server.call(turnDownOrder, { params: { orderNumber }, body: { reason } }, { token });

test("a refused order gives its goods back and says why", async () => {
  const number = await waitingOrder(server, 3);
  expect(await stockOf(server, screwM6.skuId)).toBe(97);
  expect(await refuse(admin, number, " 本月预算已用完 ")).toMatchObject({ code: "00000" });
  expect(await detailOf(server, buyer, number)).toMatchObject({
    ...{ status: 6, closeType: closeTypes.approvalRefused, cancelReason: "本月预算已用完" },
    approval: { steps: [{ state: "refused", decidedBy: "admin01", reason: "本月预算已用完" }] },
    allowedActions: ["buyAgain", "delete"],
  });
  expect(await stockOf(server, screwM6.skuId)).toBe(100);
  expect(await refuse(admin, number, "再次")).toMatchObject({ msg: "该订单已处理，无需再次审批" });
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
});

test("a reason is needed, of letters that can be seen, and not too long", async () => {
  const number = await waitingOrder(server);
  for (const reason of [undefined, "", "  ", "长".repeat(201)])
    expect(await refuse(admin, number, reason)).toMatchObject({
      code: "A00001",
      data: { fields: { reason: expect.any(String) } },
    });
  expect(await detailOf(server, buyer, number)).toMatchObject({ status: 10 });
});

test("only an approver refuses; who ordered withdraws instead", async () => {
  const number = await waitingOrder(server);
  expect(await refuse(buyer, number, "不买了")).toMatchObject({ msg: "该订单不由您审批" });
  expect(await refuse(undefined, number, "不买了")).toMatchObject({ code: "A00004" });
  const other = await server.signIn(world.users.other);
  expect(await refuse(other, number, "不买了")).toMatchObject({ msg: "企业不存在或您已不是成员" });
  const withdrawn = { params: { orderNumber: number }, body: { reason: "不买了" } };
  expect(await server.call(cancelOrder, withdrawn, { token: buyer })).toMatchObject({ code: "00000" });
  expect(await detailOf(server, buyer, number)).toMatchObject({
    ...{ status: 6, closeType: closeTypes.byBuyer },
    approval: { steps: [{ state: "withdrawn", decidedBy: "" }] },
  });
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
});

test("a limit that is raised meanwhile changes nothing of an order that waits", async () => {
  const number = await waitingOrder(server);
  await limit(server, { perOrder: null });
  expect((await detailOf(server, buyer, number)).status).toBe(orderStatuses.approval);
  expect((await openPayment(server, buyer, number)).success).toBe(false);
  await server.call(approveOrder, { params: { orderNumber: number } }, { token: admin });
  expect((await detailOf(server, buyer, number)).status).toBe(orderStatuses.unpaid);
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
});

test("the gift of an order that waits is held with it, and goes back with it", async () => {
  await setStock(server, gloves.skuId, 10);
  await limit(server, { perOrder: "0.00" });
  await plantDiscount(server, { shopId: world.shops.dealer, gift: [100, gloves.skuId, 2] });
  const order = () => buyNow(server, buyer, helmet);
  const kept = await order();
  const refused = await order();
  expect(await stockOf(server, gloves.skuId)).toBe(6);
  expect((await refuse(admin, refused, "超出预算")).success).toBe(true);
  expect(await stockOf(server, gloves.skuId)).toBe(8);
  await server.call(approveOrder, { params: { orderNumber: kept } }, { token: admin });
  await pay(server, buyer, kept);
  const { orderItemDtos } = await detailOf(server, buyer, kept);
  expect(orderItemDtos.map(({ prodCount }) => prodCount).sort()).toEqual([1, 2]);
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
});
