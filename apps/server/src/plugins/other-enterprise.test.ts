import { enterpriseHeader } from "@tradehall/api-client/contract";
import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { selectEnterprise } from "@tradehall/api-client/endpoints/enterprise/select-enterprise";
import { confirmOrder } from "@tradehall/api-client/endpoints/order/checkout/confirm-order";
import { submitOrder } from "@tradehall/api-client/endpoints/order/checkout/submit-order";
import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import { beforeEach, expect, test } from "vitest";
import { cartLines, orders } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { first, second } = world.enterprises;
const changed = { success: false, code: "A00008" };

/** A device of the buyer that believes in an enterprise. */
async function device(enterpriseId: number) {
  const token = await server.signIn(world.users.buyer);
  return { token, headers: { [enterpriseHeader]: String(enterpriseId) } };
}
type Device = Awaited<ReturnType<typeof device>>;

const add = (as: Device) => server.call(changeItem, { body: { ...screwM6, count: 1 } }, as);
const confirm = (as: Device) =>
  server.call(confirmOrder, { body: { orderItem: { ...screwM6, prodCount: 1 } } }, as);
const submit = (as: Device, uuid: string) => server.call(submitOrder, { body: { uuid } }, as);
const act = (as: Device, currentEpId: number) => {
  const body = { userId: world.users.buyer, currentEpId, adminUserId: 1, shopId: 1 };
  return server.call(selectEnterprise, { body }, as);
};

beforeEach(async () => {
  await server.database.db.delete(cartLines);
  await act(await device(first), first);
});

test("a device that missed the switch adds, confirms, submits and pays nothing for the other enterprise", async () => {
  const stale = await device(first);
  const { data } = await confirm(stale);
  const other = await device(first);
  expect(await act(other, second)).toMatchObject({ success: true });
  const { db } = server.database;
  const placed = await db.$count(orders);
  expect(await submit(stale, data.uuid)).toMatchObject(changed);
  expect(await confirm(stale)).toMatchObject(changed);
  expect(await add(stale)).toMatchObject(changed);
  const payment = { orderNumbers: "1", payType: 3 };
  expect(await server.call(payOrders, { body: payment }, stale)).toMatchObject(changed);
  expect(await db.$count(orders)).toBe(placed);
  expect(await db.$count(cartLines)).toBe(0);
});

test("it still learns who it acts for, and may then go on", async () => {
  const stale = await device(first);
  await act(await device(first), second);
  const { data } = await server.call(getUserInfo, {}, stale);
  expect(data.currentEpId).toBe(second);
  const knowing = { ...stale, headers: { [enterpriseHeader]: String(data.currentEpId) } };
  expect(await add(knowing)).toMatchObject({ success: true });
});

test("it may switch back itself, and what was confirmed before is submitted then", async () => {
  const stale = await device(first);
  const { data } = await confirm(stale);
  await act(await device(first), second);
  expect(await submit(stale, data.uuid)).toMatchObject(changed);
  expect(await act(stale, first)).toMatchObject({ success: true });
  expect(await submit(stale, data.uuid)).toMatchObject({ success: true });
});

test("a call that names no enterprise acts for the one in effect", async () => {
  const token = await server.signIn(world.users.buyer);
  await act(await device(first), second);
  const answer = await server.call(changeItem, { body: { ...screwM6, count: 1 } }, { token });
  expect(answer).toMatchObject({ success: true });
});
