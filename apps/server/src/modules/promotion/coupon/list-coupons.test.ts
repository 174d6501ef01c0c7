import { listCoupons } from "@tradehall/api-client/endpoints/promotion/coupon/list-coupons";
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
  await db.insert(userCoupons).values({
    userId: world.users.buyer,
    couponId: planted.dealers,
    claimedAt,
    endsAt: new Date("2099-01-01"),
  });
});

test("lists what runs and is not gone, greatest reduction first: what was claimed keeps its place", async () => {
  const token = await server.signIn(world.users.buyer);
  const { data } = await server.call(listCoupons, { query: { size: 100 } }, { token });
  const ids = data.records.map(({ couponId }) => couponId);
  expect(ids).toEqual([planted.dealers, planted.all, planted.twice]);
  expect(data.records[0]).toMatchObject({ canReceive: 0, receivedNum: 1, shopName: "经销商店" });
});

test("of one scope alone", async () => {
  const { data } = await server.call(listCoupons, { query: { scope: "shop" } });
  expect(data).toMatchObject({ total: 1, records: [{ couponId: planted.dealers, total: 10 }] });
});

test("shows a visitor all of them as claimable, page by page", async () => {
  const { data } = await server.call(listCoupons, { query: { size: 1 } });
  expect(data).toMatchObject({ total: 3, pages: 3, records: [{ couponId: planted.dealers, canReceive: 1 }] });
});
