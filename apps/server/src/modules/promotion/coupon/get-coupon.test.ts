import { getCoupon } from "@tradehall/api-client/endpoints/promotion/coupon/get-coupon";
import { receiveCoupon } from "@tradehall/api-client/endpoints/promotion/coupon/receive-coupon";
import type { CouponScope } from "@tradehall/mall-rules/states/promotion/coupon";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { categories, coupons, products, userCoupons } from "#server/db/schema/index.ts";
import { setPaidMember } from "#server/testing/members.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { plantCoupons, planted } from "./planted-coupons.ts";

const server = testServer();
beforeAll(() => plantCoupons(server.database.db));

const ask = (couponId: number, token?: string) =>
  server.call(getCoupon, { query: { couponId } }, token ? { token } : {});

test.each([
  ["all", "claimable"],
  ["gone", "soldOut"],
  ["coming", "notStarted"],
  ["over", "ended"],
] as const)("a visitor is told how it is with %s: %s", async (name, state) => {
  const { data } = await ask(planted[name]);
  expect(data).toMatchObject({ couponId: planted[name], state });
});

test("who has claimed it is told so, others are not", async () => {
  const token = await server.signIn(world.users.buyer);
  await server.call(receiveCoupon, { body: { couponId: planted.dealers } }, { token });
  const { data } = await ask(planted.dealers, token);
  expect(data).toMatchObject({ receivedNum: 1, canReceive: 0, shopName: "经销商店", state: "claimed" });
  expect((await ask(planted.dealers)).data).toMatchObject({ receivedNum: 0, canReceive: 1 });
});

test("who has used it, and who let it expire, are told so", async () => {
  const { db } = server.database;
  const token = await server.signIn(world.users.buyer);
  await server.call(receiveCoupon, { body: { couponId: planted.all } }, { token });
  const ofAll = eq(userCoupons.couponId, planted.all);
  const stands = async () => (await ask(planted.all, token)).data.state;
  expect(await stands()).toBe("claimed");
  await db.update(userCoupons).set({ status: 2, usedAt: server.clock.now() }).where(ofAll);
  expect(await stands()).toBe("used");
  await db
    .update(userCoupons)
    .set({ status: 1, usedAt: null, endsAt: new Date(0) })
    .where(ofAll);
  expect(await stands()).toBe("expired");
});

test("one for members alone is claimed by members alone", async () => {
  const { db } = server.database;
  const token = await server.signIn(world.users.buyer);
  await db.update(coupons).set({ memberOnly: true }).where(eq(coupons.id, planted.twice));
  expect((await ask(planted.twice)).data.state).toBe("membersOnly");
  expect((await ask(planted.twice, token)).data.state).toBe("membersOnly");
  await setPaidMember(db, world.users.buyer, true);
  expect((await ask(planted.twice, token)).data.state).toBe("claimable");
});

test("what it is narrowed to is named, in its own order", async () => {
  const { db } = server.database;
  const names = async (scope: CouponScope, scopeIds: number[]) => {
    await db.update(coupons).set({ scope, scopeIds }).where(eq(coupons.id, planted.twice));
    return (await ask(planted.twice)).data.scopeNames;
  };
  expect(await names("platform", [])).toEqual([]);
  expect(await names("shop", [world.shops.dealer])).toEqual(["经销商店"]);
  const named = await db.select().from(categories).limit(2);
  expect(await names("category", named.map(({ id }) => id).reverse())).toEqual(
    named.map(({ name }) => name).reverse(),
  );
  const goods = await db.select().from(products).limit(1);
  expect(
    await names(
      "product",
      goods.map(({ id }) => id),
    ),
  ).toEqual(goods.map(({ name }) => name));
});

test("one that there is not is refused by name", async () => {
  const { code, msg } = await ask(999_999);
  expect({ code, msg }).toEqual({ code: "A00001", msg: "优惠券不存在" });
});
