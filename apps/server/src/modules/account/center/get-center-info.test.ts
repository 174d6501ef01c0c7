import { getCenterInfo } from "@tradehall/api-client/endpoints/account/center/get-center-info";
import { toggleCollection } from "@tradehall/api-client/endpoints/collection/toggle-collection";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#server/db/schema/index.ts";
import { buyNow, pay, ship } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { giveCoupon, helmet, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;

test("brings orders, coupons, what became cheaper, what was bought and what waits, in one call", async () => {
  const token = await server.signIn(buyer);
  const overview = async (query = {}) => (await server.call(getCenterInfo, { query }, { token })).data;
  const begun = await overview();
  expect(begun).toMatchObject({
    memberLevelName: "普通会员",
    latest: { order: null, trace: null },
    lowered: { total: 0, records: [] },
    bought: { records: [] },
    waiting: { toInvoice: 0, toReturn: 0, toMend: 0 },
  });
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  await ship(server, orderNumber);
  const unpaid = await buyNow(server, token, helmet, 1);
  const now = server.clock.now().getTime();
  await giveCoupon(server, buyer, { endsAt: new Date(now + 86_400_000) });
  await giveCoupon(server, buyer, { endsAt: new Date(now + 10 * 86_400_000) });
  await server.call(toggleCollection, { body: { prodId: helmet.prodId } }, { token });
  await server.database.db
    .update(products)
    .set({ priceFen: fen(1) })
    .where(eq(products.id, helmet.prodId));
  const later = await overview();
  expect(later).toMatchObject({
    orderCountData: { unPay: 1, consignment: 1, allCount: 2 },
    latest: { order: { orderNumber: unpaid } },
    coupons: {
      unused: (begun.coupons?.unused ?? 0) + 2,
      endingSoon: (begun.coupons?.endingSoon ?? 0) + 1,
    },
    lowered: { total: 1, records: [{ prodId: helmet.prodId }] },
    bought: { records: [{ ...screwM6, prodCount: 2 }] },
    waiting: { toInvoice: 1 },
  });
  const one = await overview({ part: "coupons" });
  expect(one).toMatchObject({ coupons: later.coupons, latest: null, bought: null, orderCountData: null });
});

test("is a buyer's own, and closed to visitors", async () => {
  const theirs = await server.call(getCenterInfo, { query: {} }, { token: await server.signIn(other) });
  expect(theirs.data).toMatchObject({ orderCountData: { allCount: 0 }, bought: { records: [] } });
  expect(await server.call(getCenterInfo, { query: {} })).toMatchObject({ code: "A00004" });
});
