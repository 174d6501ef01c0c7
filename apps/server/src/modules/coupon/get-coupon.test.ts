import { getCoupon } from "@tradehall/api-client/endpoints/coupon/get-coupon";
import { receiveCoupon } from "@tradehall/api-client/endpoints/coupon/receive-coupon";
import { claimState } from "@tradehall/mall-rules/states/coupon";
import { beforeAll, expect, test } from "vitest";
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
] as const)("a visitor is told how it stands with %s: %s", async (name, state) => {
  const { data } = await ask(planted[name]);
  expect(data.couponId).toBe(planted[name]);
  expect(claimState(data, data.now)).toBe(state);
});

test("who has claimed it is told so, others are not", async () => {
  const token = await server.signIn(world.users.buyer);
  await server.call(receiveCoupon, { body: { couponId: planted.dealers } }, { token });
  const { data } = await ask(planted.dealers, token);
  expect(data).toMatchObject({ receivedNum: 1, canReceive: 0, shopName: "经销商店" });
  expect(claimState(data, data.now)).toBe("claimed");
  expect((await ask(planted.dealers)).data).toMatchObject({ receivedNum: 0, canReceive: 1 });
});

test("one that there is not is refused by name", async () => {
  const { code, msg } = await ask(999_999);
  expect({ code, msg }).toEqual({ code: "A00001", msg: "优惠券不存在" });
});
