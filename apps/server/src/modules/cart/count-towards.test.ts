import { countTowards } from "@tradehall/api-client/endpoints/cart/count-towards";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { cartLines, coupons, userCoupons } from "#server/db/schema/index.ts";
import { clearOffers, plantDiscount, plantOffer } from "#server/testing/offers.ts";
import { testServer } from "#server/testing/test-server.ts";
import { giveCoupon, gloves, helmet, put, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
beforeEach(async () => {
  await clearOffers(server);
  for (const table of [cartLines, userCoupons, coupons]) await server.database.db.delete(table);
  token = await server.signIn(world.users.buyer);
  await put(server, token, helmet, 2);
  await put(server, token, screwM6, 1);
});
const towards = async (query: { couponId?: number; discountId?: number }) =>
  (await server.call(countTowards, { query }, { token })).data;

test("an offer counts its own ticked goods, and says what is missing to the next step", async () => {
  const save: [number, number][] = [
    [8_000, 800],
    [20_000, 3_000],
  ];
  const discountId = await plantDiscount(server, { shopId: world.shops.dealer, save });
  const next = { missing: "110.00", next: { threshold: "200.00", reduce: "30.00" } };
  expect(await towards({ discountId })).toMatchObject({
    pieces: 2,
    counted: "90.00",
    reduce: "8.00",
    ...next,
  });
  await server.database.db
    .update(cartLines)
    .set({ isChecked: false })
    .where(eq(cartLines.skuId, helmet.skuId));
  expect(await towards({ discountId })).toMatchObject({ pieces: 0, counted: "0.00", missing: "80.00" });
});

test("one that has not begun counts nothing", async () => {
  const times = { startsIn: 1, endsIn: 2 };
  const discountId = await plantDiscount(server, { shopId: world.shops.dealer, save: [[100, 10]], ...times });
  expect(await towards({ discountId })).toMatchObject({ pieces: 0, counted: "0.00", missing: null });
});

test("a limited-time offer counts the goods that have its price", async () => {
  const discountId = await plantOffer(server, { ...helmet, priceFen: fen(4_000) });
  await plantOffer(server, { ...gloves, priceFen: fen(500) });
  expect(await towards({ discountId })).toMatchObject({
    pieces: 2,
    counted: "80.00",
    reduce: "10.00",
    missing: null,
  });
});

test("a coupon counts what it covers by what spend-and-save has left", async () => {
  await plantDiscount(server, { shopId: world.shops.dealer, save: [[9_000, 1_000]] });
  await giveCoupon(server, world.users.buyer, { thresholdFen: fen(10_000), reduceFen: fen(700) });
  const [coupon] = await server.database.db.select().from(coupons);
  const couponId = coupon?.id ?? 0;
  expect(await towards({ couponId })).toMatchObject({
    ...{
      pieces: 3,
      counted: "90.00",
      reduce: "0.00",
      missing: "10.00",
      coupon: { name: "测试券", state: "claimed" },
    },
  });
  await put(server, token, screwM6, 1);
  expect(await towards({ couponId })).toMatchObject({ counted: "100.00", reduce: "7.00", missing: null });
});

test("a coupon that will not be taken off promises nothing, and says how it is", async () => {
  const { db } = server.database;
  const plain = { thresholdFen: fen(1_000), reduceFen: fen(700) };
  const held = await giveCoupon(server, world.users.buyer, plain);
  const [coupon] = await db.select().from(coupons);
  const ofCoupon = { couponId: coupon?.id ?? 0 };
  const stands = async (state: string) =>
    expect(await towards(ofCoupon)).toMatchObject({
      ...{ reduce: "0.00", missing: null },
      coupon: { state },
    });
  const own = (values: Partial<typeof userCoupons.$inferInsert>) =>
    db.update(userCoupons).set(values).where(eq(userCoupons.id, held));
  expect(await towards(ofCoupon)).toMatchObject({ reduce: "7.00", coupon: { state: "claimed" } });
  await own({ status: 2, usedAt: server.clock.now() });
  await stands("used");
  await own({ status: 1, usedAt: null, endsAt: new Date(0) });
  await stands("expired");
  await db.delete(userCoupons);
  await stands("claimable");
  await db.update(coupons).set({ memberOnly: true });
  await stands("membersOnly");
  await db.update(coupons).set({ startsAt: new Date(0), endsAt: new Date(1) });
  await stands("ended");
});

test("of two coupons of a shop the better one is taken off, and the other takes off nothing", async () => {
  const plain = { thresholdFen: fen(0) };
  await giveCoupon(server, world.users.buyer, { ...plain, reduceFen: fen(700) });
  await giveCoupon(server, world.users.buyer, { ...plain, reduceFen: fen(500) });
  const rows = await server.database.db.select().from(coupons).orderBy(coupons.id);
  const [better, worse] = await Promise.all(rows.map(({ id }) => towards({ couponId: id })));
  expect(better).toMatchObject({ reduce: "7.00", missing: null, coupon: { state: "claimed" } });
  expect(worse).toMatchObject({ reduce: "0.00", missing: null, coupon: { state: "claimed" } });
});

test("neither, and both at once, are refused; an unknown coupon too", async () => {
  for (const query of [{}, { couponId: 1, discountId: 1 }, { couponId: 999_999 }])
    expect(await server.call(countTowards, { query }, { token })).toMatchObject({ success: false });
});
