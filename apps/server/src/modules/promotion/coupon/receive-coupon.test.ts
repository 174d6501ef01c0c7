import { receiveCoupon } from "@tradehall/api-client/endpoints/promotion/coupon/receive-coupon";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { coupons, userCoupons, users } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { plantCoupons, planted } from "./planted-coupons.ts";

const server = testServer();
beforeAll(() => plantCoupons(server.database.db));

const receive = (couponId: number, token?: string, headers: Record<string, string> = {}) =>
  server.call(receiveCoupon, { body: { couponId } }, { token, headers });
const left = async (couponId: number) =>
  (await server.database.db.select().from(coupons).where(eq(coupons.id, couponId)))[0]?.left;
const given = async (couponId: number) =>
  (await server.database.db.select().from(userCoupons).where(eq(userCoupons.couponId, couponId))).length;

describe("one buyer", () => {
  test("gets a coupon that ends when the coupon does", async () => {
    const token = await server.signIn(world.users.buyer);
    const { data } = await receive(planted.all, token);
    const [mine] = await server.database.db
      .select()
      .from(userCoupons)
      .where(eq(userCoupons.id, data.couponUserId));
    expect(mine).toMatchObject({ userId: world.users.buyer, status: 1, endsAt: new Date("2100-01-01") });
    expect(await left(planted.all)).toBe(9);
    expect(await receive(planted.all, token)).toMatchObject({ code: "A00001", msg: "您已领取过该优惠券" });
    expect(await left(planted.all)).toBe(9);
  });

  test("gets one answer for one key, however often it is sent", async () => {
    const token = await server.signIn(world.users.other);
    const key = { "idempotency-key": "claim-1" };
    const first = await receive(planted.twice, token, key);
    const again = await receive(planted.twice, token, key);
    expect(again.data).toEqual(first.data);
    expect(await given(planted.twice)).toBe(1);
  });

  test("may send the bare id as the family does", async () => {
    const response = await server.app.inject({
      method: "POST",
      url: "/p/myCoupon/receive",
      headers: { authorization: await server.signIn(world.users.admin), "content-type": "application/json" },
      payload: String(planted.all),
    });
    expect(response.json()).toMatchObject({ success: true });
  });

  test.each([
    [planted.gone, "优惠券已抢光"],
    [planted.coming, "活动未开始"],
    [planted.over, "活动已结束"],
    [999, "优惠券不存在"],
  ])("is told why coupon %i cannot be had", async (couponId, msg) => {
    expect(await receive(couponId, await server.signIn(world.users.buyer))).toMatchObject({
      code: "A00001",
      msg,
    });
  });

  test("needs a session and an id", async () => {
    expect(await receive(planted.all)).toMatchObject({ code: "A00004" });
    const response = await server.app.inject({
      method: "POST",
      url: "/p/myCoupon/receive",
      headers: { authorization: await server.signIn(world.users.buyer), "content-type": "application/json" },
      payload: '{"couponId":{"a":1}}',
    });
    expect(response.json()).toMatchObject({ code: "A00014" });
  });
});

describe("many at once", () => {
  test("ten coupons go to exactly ten of thirty buyers", async () => {
    const { db } = server.database;
    const people = Array.from({ length: 30 }, (_, n) => ({
      id: 1_000 + n,
      account: `racer${n}`,
      mobile: `139000${String(10_000 + n)}`,
      passwordHash: "x",
      nickName: "买家",
      shopId: 1,
      createdAt: new Date("2026-01-01"),
    }));
    await db.insert(users).values(people);
    const tokens = await Promise.all(people.map(({ id }) => server.signIn(id)));
    const answers = await Promise.all(tokens.map((token) => receive(planted.dealers, token)));
    expect(answers.filter(({ success }) => success)).toHaveLength(10);
    expect(answers.filter(({ msg }) => msg === "优惠券已抢光")).toHaveLength(20);
    expect(await left(planted.dealers)).toBe(0);
    expect(await given(planted.dealers)).toBe(10);
  });

  test("one buyer's ten hands get no more than the two one may have", async () => {
    const token = await server.signIn(world.users.retail);
    const before = await given(planted.twice);
    const answers = await Promise.all(Array.from({ length: 10 }, () => receive(planted.twice, token)));
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(await given(planted.twice)).toBe(before + 2);
  });
});
