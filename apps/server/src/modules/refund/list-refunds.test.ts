import { selectEnterprise } from "@tradehall/api-client/endpoints/enterprise/select-enterprise";
import { listRefunds } from "@tradehall/api-client/endpoints/refund/list-refunds";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { expect, test } from "vitest";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { act, applied, withdraw } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("lists the buyer's refunds under the current enterprise, newest first, by tab and order", async () => {
  const token = await server.signIn(world.users.buyer);
  const made: { orderNumber: string; refundSn: string }[] = [];
  for (let n = 0; n < 3; n++) {
    const orderNumber = await buyNow(server, token, screwM6, n + 1);
    await pay(server, token, orderNumber);
    made.push({ orderNumber, refundSn: await applied(server, token, orderNumber) });
    await server.clock.advance(1_000);
  }
  const [open, withdrawn, done] = made;
  await withdraw(server, token, withdrawn?.refundSn ?? "");
  await act(server, done?.refundSn ?? "", "accept");
  await act(server, done?.refundSn ?? "", "payBack");
  const list = async (query: object, by = token) =>
    (await server.call(listRefunds, { query }, { token: by })).data;
  const all = await list({});
  expect(all.records.map((one) => one.refundSn)).toEqual(made.map((one) => one.refundSn).reverse());
  expect(all).toMatchObject({ total: 3, pages: 1 });
  expect(all.records[2]).toMatchObject({
    ...open,
    ...{ returnMoneySts: 1, waitsFor: "seller", allowedActions: ["withdraw"] },
    items: [{ prodCount: 1 }],
  });
  expect((await list({ sts: 1 })).records).toMatchObject([open]);
  expect((await list({ sts: 2 })).records).toMatchObject([done]);
  expect((await list({ sts: 3 })).records).toMatchObject([withdrawn]);
  expect((await list({ orderNumber: open?.orderNumber })).records).toMatchObject([open]);
  expect((await list({ keyword: open?.refundSn })).records).toMatchObject([open]);
  expect((await list({ keyword: done?.orderNumber })).records).toMatchObject([done]);
  expect((await list({ keyword: " 螺丝 " })).total).toBe(3);
  expect((await list({ keyword: "手套" })).total).toBe(0);
  const today = chinaDate(server.clock.now());
  expect((await list({ startDate: today, endDate: today })).total).toBe(3);
  expect((await list({ endDate: "2026-01-01" })).total).toBe(0);
  expect((await list({ orderTimeStatus: 3 })).total).toBe(0);
  expect((await list({ size: 2, current: 2 })).records).toHaveLength(1);
  expect((await list({}, await server.signIn(world.users.other))).total).toBe(0);
  const chosen = { userId: world.users.buyer, currentEpId: 2, adminUserId: world.users.buyer };
  await server.call(selectEnterprise, { body: { ...chosen, shopId: world.shops.dealer } }, { token });
  expect((await list({})).total).toBe(0);
});
