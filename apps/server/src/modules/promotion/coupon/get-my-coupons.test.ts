import { getMyCoupons } from "@tradehall/api-client/endpoints/promotion/coupon/get-my-coupons";
import { beforeAll, expect, test } from "vitest";
import { userCoupons } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { plantCoupons, planted } from "./planted-coupons.ts";

const server = testServer();

beforeAll(async () => {
  const { db } = server.database;
  await plantCoupons(db);
  const claimedAt = new Date("2026-01-02");
  const mine = { userId: world.users.buyer, claimedAt };
  await db.insert(userCoupons).values([
    { ...mine, couponId: planted.all, endsAt: new Date("2100-01-01") },
    { ...mine, couponId: planted.dealers, endsAt: new Date("2099-01-01") },
    { ...mine, couponId: planted.over, endsAt: new Date("2026-02-01") },
    {
      ...mine,
      couponId: planted.twice,
      status: 2,
      usedAt: new Date("2026-01-03T00:00:00Z"),
      endsAt: new Date("2026-02-01"),
    },
    { ...mine, userId: world.users.other, couponId: planted.all, endsAt: new Date("2100-01-01") },
  ]);
});

test("parts what can be used, is used and is over; what ends first is on top", async () => {
  const token = await server.signIn(world.users.buyer);
  const mine = async (status: number) =>
    (await server.call(getMyCoupons, { query: { status } }, { token })).data;
  const unused = await mine(1);
  expect(unused.records.map(({ couponId }) => couponId)).toEqual([planted.dealers, planted.all]);
  expect(unused.records[0]).toMatchObject({ status: 1, shopName: "经销商店", reduceAmount: "20.00" });
  expect(await mine(2)).toMatchObject({
    total: 1,
    records: [{ couponId: planted.twice, status: 2, useTime: "2026-01-03 08:00:00" }],
  });
  expect(await mine(0)).toMatchObject({ total: 1, records: [{ couponId: planted.over, status: 0 }] });
});

test("shows no one else's, and nothing without a session", async () => {
  const token = await server.signIn(world.users.other);
  expect((await server.call(getMyCoupons, { query: {} }, { token })).data.total).toBe(1);
  expect(await server.call(getMyCoupons, { query: {} })).toMatchObject({ code: "A00004" });
  expect(await server.call(getMyCoupons, { query: { status: 7 } }, { token })).toMatchObject({
    code: "A00014",
  });
});
