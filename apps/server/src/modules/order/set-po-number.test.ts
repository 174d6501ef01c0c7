import { searchMyOrders } from "@tradehall/api-client/endpoints/order/search-my-orders";
import { setPoNumber } from "@tradehall/api-client/endpoints/order/set-po-number";
import { expect, test } from "vitest";
import { buyNow, confirm, detailOf, submit } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { trashedOrder } from "#server/testing/trashed.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const write = (token: string | undefined, orderNumber: string, poNumber: string) =>
  server.call(setPoNumber, { params: { orderNumber }, body: { poNumber } }, { token });

test("the buyer's purchase number is written tidily, found by a part and taken off again", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  expect((await write(token, orderNumber, " ＣＧ-2026  0042 ")).data).toEqual({ poNumber: "CG-2026 0042" });
  const found = await server.call(searchMyOrders, { query: { orderName: "cg-2026" } }, { token });
  expect(found.data.records).toMatchObject([{ orderNumber, poNumber: "CG-2026 0042" }]);
  expect((await write(token, orderNumber, "")).data).toEqual({ poNumber: "" });
});

test("refuses one that is too long, someone else's order and one in the trash", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  expect(await write(token, orderNumber, "采".repeat(41))).toMatchObject({
    ...{ code: "A00001", data: { fields: { poNumber: "最多 40 个字符" } } },
  });
  const missing = { msg: "订单不存在" };
  expect(await write(await server.signIn(world.users.other), orderNumber, "CG")).toMatchObject(missing);
  expect(await write(undefined, orderNumber, "CG")).toMatchObject({ code: "A00004" });
  const trashed = await trashedOrder(server, token);
  expect(await write(token, trashed.orderNumber, "CG")).toMatchObject(missing);
});

test("a submit gives it to its orders, and a second one changes it while they are unpaid", async () => {
  const token = await server.signIn(world.users.buyer);
  const { data } = await confirm(server, token, { orderItem: { ...helmet, prodCount: 1 } });
  const refused = await submit(server, token, data.uuid, { poNumber: "x".repeat(41) });
  expect(refused.data).toMatchObject({ fields: { poNumber: "最多 40 个字符" } });
  const { orderNumbers } = (await submit(server, token, data.uuid, { poNumber: "CG-1" })).data;
  expect(await detailOf(server, token, orderNumbers)).toMatchObject({ poNumber: "CG-1" });
  await submit(server, token, data.uuid, { poNumber: "CG-2" });
  expect(await detailOf(server, token, orderNumbers)).toMatchObject({ poNumber: "CG-2" });
  await submit(server, token, data.uuid);
  expect(await detailOf(server, token, orderNumbers)).toMatchObject({ poNumber: "CG-2" });
});
