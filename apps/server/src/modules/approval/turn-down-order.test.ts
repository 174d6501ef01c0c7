import { turnDownOrder } from "@tradehall/api-client/endpoints/approval/turn-down-order";
import { cancelOrder } from "@tradehall/api-client/endpoints/my-order/cancel-order";
import { closeTypes } from "@tradehall/mall-rules/states/order";
import { beforeEach, expect, test } from "vitest";
import { askedOf, brokenPromises } from "#server/db/invariants.ts";
import { clearOrders, waitingOrder } from "#server/testing/approvals.ts";
import { detailOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6, setStock, stockOf } from "#server/testing/trade.ts";
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
  expect(await brokenPromises(askedOf(server.database.db))).toEqual([]);
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
  expect(await brokenPromises(askedOf(server.database.db))).toEqual([]);
});
