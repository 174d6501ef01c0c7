import { getCouponsForProd } from "@tradehall/api-client/endpoints/promotion/coupon/get-coupons-for-prod";
import { receiveCoupon } from "@tradehall/api-client/endpoints/promotion/coupon/receive-coupon";
import { beforeAll, expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { plantCoupons, planted } from "./planted-coupons.ts";

const server = testServer();
beforeAll(() => plantCoupons(server.database.db));

const ids = async (prodId: number, token?: string) =>
  (await server.call(getCouponsForProd, { query: { prodId } }, { token })).data.map(
    ({ couponId }) => couponId,
  );

test("shows running coupons that cover the product, greatest reduction first", async () => {
  expect(await ids(world.prods.gloves)).toEqual([planted.dealers, planted.all, planted.twice]);
  expect(await ids(world.prods.screws)).toEqual([planted.all, planted.twice]);
});

test("says what the buyer has already, and nothing of others", async () => {
  const token = await server.signIn(world.users.buyer);
  await server.call(receiveCoupon, { body: { couponId: planted.all } }, { token });
  const query = { prodId: world.prods.screws };
  const mine = await server.call(getCouponsForProd, { query }, { token });
  expect(mine.data[0]).toMatchObject({ receivedNum: 1, canReceive: 0, stocks: 9, cashCondition: "100.00" });
  const visitor = await server.call(getCouponsForProd, { query });
  expect(visitor.data[0]).toMatchObject({ receivedNum: 0, canReceive: 1 });
});

test("refuses a product off the shelf", async () => {
  expect(await server.call(getCouponsForProd, { query: { prodId: world.prods.offShelf } })).toMatchObject({
    code: "A00001",
  });
});
