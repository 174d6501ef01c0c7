/** Over the real calls: what list, detail, cart, checkout and order say is what the slow reference says. */

import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { fen, fenToYuan, yuanToFen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { cartLines, combos, coupons, skus, userCoupons, users } from "#server/db/schema/index.ts";
import { setPaidMember } from "#server/testing/members.ts";
import { clearOffers, plantDiscount, plantOffer } from "#server/testing/offers.ts";
import { confirm, detailOf, submit } from "#server/testing/purchase.ts";
import { type Asked, referencePrice } from "#server/testing/reference-price.ts";
import { type Some, some } from "#server/testing/some.ts";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, giveCoupon, gloves, helmet, put, screwM6, screwM8 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { own, dealer } = world.shops;
const { top, middle, leaf } = world.categories;
let token = "";
let comboId = 0;
const packagePrices = { [helmet.skuId]: 4_111, [gloves.skuId]: 503 };

/** Goods of the world as the reference takes them; freight as its shops ask it. */
const goods = [
  { ...screwM6, shopId: own, skuFen: 1_000, lowestFen: 1_000, step: 1, hasTiers: true },
  { ...screwM8, shopId: own, skuFen: 2_000, lowestFen: 1_000, step: 1, hasTiers: true },
  { ...gloves, shopId: dealer, skuFen: 550, lowestFen: 550, step: 5, hasTiers: false },
  { ...helmet, shopId: dealer, skuFen: 4_500, lowestFen: 4_500, step: 1, hasTiers: false },
];
/** Of members the self-operated shop takes none. */
const freightsFor = (isMember: boolean) => [
  { shopId: own, freightFen: isMember ? 0 : 800, freeFromFen: 9_900 },
  { shopId: dealer, freightFen: 1_000, freeFromFen: null },
];
const tiers = [
  { from: 10, priceFen: 900 },
  { from: 100, priceFen: 800 },
];

beforeAll(async () => {
  const { db } = server.database;
  await db.update(skus).set({ stocks: 1_000_000 });
  const items = [helmet, gloves].map((one) => ({ ...one, priceFen: fen(packagePrices[one.skuId] ?? 0) }));
  const [combo] = await db
    .insert(combos)
    .values({ name: "套餐", mainProdId: helmet.prodId, items })
    .returning();
  comboId = combo?.id ?? 0;
  token = await server.signIn(world.users.buyer);
});

/** Gives some SKUs a price of members, and says whether the buyer is one. */
async function plantMembers(of: Some) {
  const { db } = server.database;
  const isMember = of.chance(0.5);
  const prices = new Map<number, number>();
  for (const one of goods) {
    const memberFen = of.chance(0.5) ? of.between(1, Math.ceil(one.skuFen * 1.1)) : null;
    if (memberFen !== null) prices.set(one.skuId, memberFen);
    const memberPriceFen = memberFen === null ? null : fen(memberFen);
    await db.update(skus).set({ memberPriceFen }).where(eq(skus.id, one.skuId));
  }
  await setPaidMember(db, world.users.buyer, isMember);
  return {
    isMember,
    /** For a member, no matter who the buyer is. */
    forMembers: (skuId: number) => prices.get(skuId) ?? null,
    of: (skuId: number) => (isMember ? (prices.get(skuId) ?? null) : null),
  };
}

type Line = Asked["lines"][number] & { prodId: number; skuId: number };

/** Plants a world of prices; answers it for the reference, and what is put into the cart. */
async function plant(of: Some) {
  await clearOffers(server);
  for (const table of [cartLines, userCoupons, coupons]) await server.database.db.delete(table);
  const offers = new Map<number, { priceFen: number; max: number }[]>();
  for (const one of goods.filter(() => of.chance(0.4))) {
    const offer = { priceFen: of.between(1, one.skuFen), max: of.between(one.step, 40) };
    await plantOffer(server, { ...one, priceFen: fen(offer.priceFen), left: offer.max });
    offers.set(one.skuId, [offer]);
  }
  const members = await plantMembers(of);
  const discounts: Asked["discounts"][number][] = [];
  for (const shopId of [own, dealer, dealer].filter(() => of.chance(0.6))) {
    const isEvery = of.chance(0.3);
    const prodIds = of.chance(0.4) ? [of.one(goods.filter((one) => one.shopId === shopId)).prodId] : [];
    const first = of.between(500, 20_000);
    const step = (from: number) => ({ thresholdFen: from, reduceFen: of.between(1, Math.ceil(from / 2)) });
    const steps = isEvery ? [step(first)] : [step(first), step(first + of.between(1, 20_000))];
    const save = steps.map((one): [number, number] => [one.thresholdFen, one.reduceFen]);
    const id = await plantDiscount(server, { shopId, prodIds, isEvery, save });
    discounts.push({ id, shopId, prodIds, isEvery, steps });
  }
  const held: Asked["coupons"][number][] = [];
  for (const issuerShopId of [null, own, dealer].filter(() => of.chance(0.6))) {
    const scope = issuerShopId === null ? "platform" : "shop";
    const rule = { scope, scopeIds: issuerShopId === null ? [] : [issuerShopId] } as const;
    const amounts = { thresholdFen: of.one([0, of.between(1, 30_000)]), reduceFen: of.between(1, 5_000) };
    const id = await giveCoupon(server, world.users.buyer, {
      ...{ ...rule, scopeIds: [...rule.scopeIds], shopId: issuerShopId },
      ...{ thresholdFen: fen(amounts.thresholdFen), reduceFen: fen(amounts.reduceFen) },
    });
    held.push({ id, issuerShopId, ...rule, ...amounts });
  }
  const ordered = goods.filter(() => of.chance(0.6));
  const lines = (ordered.length > 0 ? ordered : goods.slice(0, 1)).map(
    (one): Line => ({
      ...{ prodId: one.prodId, skuId: one.skuId, shopId: one.shopId, categoryIds: [leaf, middle, top] },
      quantity: one.step * of.between(1, of.one([3, 60])),
      ...{ skuFen: one.skuFen, lowestFen: one.lowestFen, tiers: one.hasTiers ? tiers : [] },
      ...{ offers: offers.get(one.skuId) ?? [], memberFen: members.of(one.skuId), packageFen: null },
    }),
  );
  for (const { prodId, skuId, quantity } of lines) await put(server, token, { prodId, skuId }, quantity);
  if (of.chance(0.3)) {
    const quantity = of.between(1, 5);
    await server.call(changeItem, { body: { ...helmet, comboId, quantity } }, { token });
    for (const [skuId, packageFen] of Object.entries(packagePrices)) {
      const one = goods.find((each) => each.skuId === Number(skuId)) ?? goods[0];
      if (!one) continue;
      const { prodId, shopId, skuFen, lowestFen } = one;
      const base = { prodId, skuId: one.skuId, shopId, categoryIds: [leaf, middle, top], skuFen, lowestFen };
      lines.push({ ...base, quantity, tiers: [], offers: [], memberFen: null, packageFen });
    }
  }
  const points = { owned: 20_000, wanted: of.one([0, null, of.between(1, 100) * 10]) };
  const asked: Asked = { lines, shops: [], discounts, coupons: held, points };
  return { asked, lines, offers, members };
}

/** The lines in the order that the server prices them in, which splits go by. */
async function inOrderOfCart({ asked, lines, members }: Awaited<ReturnType<typeof plant>>): Promise<Asked> {
  const shown = (await cartOf(server, token)).shopCarts.flatMap((shop) => shop.shopCartItems);
  const byNewest = shown.toSorted(
    (a, b) => b.basketDate.localeCompare(a.basketDate) || b.basketId - a.basketId,
  );
  const sorted = byNewest.flatMap(
    (one) =>
      lines.find((line) => line.skuId === one.skuId && (line.packageFen !== null) === one.comboId > 0) ?? [],
  );
  const shopIds = new Set(sorted.map((line) => line.shopId));
  return {
    ...asked,
    lines: sorted,
    shops: freightsFor(members.isMember).filter(({ shopId }) => shopIds.has(shopId)),
  };
}

const seeds = Array.from({ length: 20 }, (_, at) => at * 10);
describe("200 orders", () => {
  test.each(seeds)("ten from %i on are the same in every call", async (seed) => {
    for (let at = seed; at < seed + 10; at++) {
      const asked = await inOrderOfCart(await plant(some(at)));
      const wanted = asked.points.wanted;
      const expected = referencePrice(asked);
      const alone = referencePrice({ ...asked, points: { owned: 0, wanted: 0 } });
      const money = (amount: number) => fenToYuan(fen(amount));

      const cart = await cartOf(server, token);
      expect({ at, total: cart.totalMoney, final: cart.finalMoney }).toEqual({
        ...{ at, total: money(alone.goodsFen), final: money(alone.actualFen) },
      });
      expect({ at, saved: cart.memberReduceAmount }).toEqual({ at, saved: money(expected.memberSavedFen) });
      const score =
        wanted === 0
          ? { isScorePay: 0 }
          : { isScorePay: 1, userUseScore: wanted === null ? null : Math.min(wanted, expected.maxPoints) };
      const { data: order } = await confirm(server, token, score);
      expect({
        at,
        discount: order.discountReduce,
        coupon: order.couponReduce,
        total: order.actualTotal,
      }).toEqual({
        ...{
          at,
          discount: money(expected.discountFen),
          coupon: money(expected.couponFen),
          total: money(expected.actualFen),
        },
      });
      const items = order.shopCartOrders.flatMap((shop) => shop.shopCartItems);
      for (const [index, line] of asked.lines.entries()) {
        const reference = expected.lines[index];
        const skuId = (line as Line).skuId;
        const isPackage = line.packageFen !== null;
        const found = items.find((one) => one.skuId === skuId && one.comboId > 0 === isPackage);
        const shareFen =
          (reference?.discountFen ?? 0) + (reference?.couponFen ?? 0) + (reference?.pointsFen ?? 0);
        expect({ at, skuId, price: found?.price, share: found?.shareReduce }).toEqual({
          ...{ at, skuId, price: money(reference?.priceFen ?? 0), share: money(shareFen) },
        });
      }
      const placed = await submit(server, token, order.uuid, { actualTotal: order.actualTotal });
      expect({ at, paid: placed.data?.actualTotal }).toEqual({ at, paid: order.actualTotal });
      const details = await Promise.all(
        placed.data.orderNumbers.split(",").map((number) => detailOf(server, token, number)),
      );
      const sum = (of: (one: (typeof details)[number]) => number) =>
        details.reduce((all, one) => all + of(one), 0);
      expect(sum((one) => yuanToFen(one.actualTotal))).toBe(expected.actualFen);
      expect(sum((one) => yuanToFen(one.discountMoney))).toBe(expected.discountFen);
      expect([yuanToFen(order.memberAmount), sum((one) => yuanToFen(one.memberAmount))]).toEqual([
        ...[expected.memberSavedFen, expected.memberSavedFen],
      ]);
      // What each line's share leaves of it is what a refund gives back.
      expect(
        sum((one) => one.orderItemDtos.reduce((all, item) => all + yuanToFen(item.actualTotal), 0)),
      ).toBe(expected.actualFen - expected.freightFen);
      await giveBackPoints();
    }
  });

  test("list and detail show the lowest price of one piece", async () => {
    for (let at = 0; at < 50; at++) {
      const { offers, members } = await plant(some(at));
      const { records } = (await server.call(searchProducts)).data;
      for (const prodId of new Set(goods.map((one) => one.prodId))) {
        const single = goods
          .filter((one) => one.prodId === prodId)
          .map((one) => ({
            ...{ ...one, categoryIds: [], quantity: one.step, tiers: [], memberFen: null, packageFen: null },
            offers: offers.get(one.skuId) ?? [],
          }));
        const points = { owned: 0, wanted: 0 };
        const lowestOf = (lines: Asked["lines"]) => {
          const priced = referencePrice({ lines, shops: [], discounts: [], coupons: [], points }).lines;
          return fenToYuan(fen(Math.min(...priced.map((line) => line.priceFen))));
        };
        const lowest = lowestOf(single);
        const forMembers = lowestOf(
          single.map((line) => ({ ...line, memberFen: members.forMembers(line.skuId) })),
        );
        const card = records.find((one) => one.prodId === prodId);
        expect({ at, prodId, price: card?.activityPrice ?? card?.price }).toEqual({
          at,
          prodId,
          price: lowest,
        });
        expect({ at, prodId, price: card?.memberPrice }).toEqual({
          ...{ at, prodId, price: forMembers === lowest ? null : forMembers },
        });
        const { data: detail } = await server.call(getProdInfo, { query: { prodId } }, { token });
        const pieces = detail.skuList.filter(
          (sku) => sku.stocks > 0 && single.some((one) => one.skuId === sku.skuId),
        );
        const shown = Math.min(...pieces.map((sku) => yuanToFen(sku.activityPrice ?? sku.price)));
        expect({ at, prodId, shown: fenToYuan(fen(shown)) }).toEqual({ at, prodId, shown: lowest });
        const memberPrices = pieces.flatMap((sku) => (sku.memberPrice ? [yuanToFen(sku.memberPrice)] : []));
        expect({ at, isMember: detail.isMember, price: Math.min(shown, ...memberPrices) }).toEqual({
          ...{ at, isMember: members.isMember ? 1 : 0, price: yuanToFen(forMembers) },
        });
      }
    }
  });
});

/** Each order begins with the same points. */
async function giveBackPoints(): Promise<void> {
  const { db } = server.database;
  await db.update(users).set({ points: 20_000 });
}
