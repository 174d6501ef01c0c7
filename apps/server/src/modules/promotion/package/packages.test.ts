import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { checkItems } from "@tradehall/api-client/endpoints/cart/check-items";
import { deleteItems } from "@tradehall/api-client/endpoints/cart/delete-items";
import { restoreItems } from "@tradehall/api-client/endpoints/cart/restore-items";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { cartLines, combos, products } from "#server/db/schema/index.ts";
import { clearOffers, plantDiscount, plantOffer } from "#server/testing/offers.ts";
import { confirm, detailOf, submit } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, gloves, helmet, put, screwM6, setStock, stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
let comboId = 0;
beforeEach(async () => {
  const { db } = server.database;
  await clearOffers(server);
  await db.delete(cartLines);
  await db.delete(combos);
  await db.update(products).set({ status: 1 }).where(eq(products.id, gloves.prodId));
  await setStock(server, helmet.skuId, 50);
  await setStock(server, gloves.skuId, 500);
  // Gloves are sold by fives alone, and one by one in the package.
  const items = [
    { ...helmet, priceFen: fen(4_000) },
    { ...gloves, priceFen: fen(501) },
  ];
  const [combo] = await db
    .insert(combos)
    .values({ name: "劳保套餐", mainProdId: helmet.prodId, items })
    .returning();
  comboId = combo?.id ?? 0;
  token = await server.signIn(world.users.buyer);
});

const change = (body: object) =>
  server.call(changeItem, { body: { ...helmet, comboId, ...body } }, { token });
const linesNow = async () => (await cartOf(server, token)).shopCarts.flatMap((shop) => shop.shopCartItems);

describe("a package in the cart", () => {
  test("has a line for each member at the package's price, beside the same goods alone", async () => {
    await change({ count: 2 });
    await put(server, token, helmet, 1);
    expect(await linesNow()).toMatchObject([
      { skuId: helmet.skuId, comboId: 0, price: "45.00" },
      ...[
        {
          skuId: gloves.skuId,
          comboId,
          price: "5.01",
          prodCount: 2,
          state: "normal",
          tierPrices: [],
          stepCount: 1,
        },
        { skuId: helmet.skuId, comboId, price: "40.00", prodCount: 2, oriPrice: "45.00" },
      ].toSorted((a, b) => b.skuId - a.skuId),
    ]);
    expect((await cartOf(server, token)).totalMoney).toBe("135.02");
  });

  test("alone in the cart is told of no offer, for which it does not count", async () => {
    await plantDiscount(server, { shopId: world.shops.dealer, save: [[100, 50]] });
    await change({ count: 1 });
    expect((await cartOf(server, token)).shopCarts[0]?.discounts).toEqual([]);
    await put(server, token, helmet, 1);
    expect((await cartOf(server, token)).shopCarts[0]?.discounts).toHaveLength(1);
  });

  test("changes, is ticked and goes as one, and comes back as one", async () => {
    await change({ count: 1 });
    const answer = await change({ quantity: 3 });
    expect([answer.data.line, ...answer.data.alsoChanged].map((line) => line?.prodCount)).toEqual([3, 3]);
    const [first] = await linesNow();
    const basketId = first?.basketId ?? 0;
    await server.call(checkItems, { body: { items: [{ basketId, isChecked: 0 }] } }, { token });
    expect((await linesNow()).map((line) => line.isChecked)).toEqual([0, 0]);
    const { data: gone } = await server.call(deleteItems, { body: { basketIds: [basketId] } }, { token });
    expect(gone.removed).toHaveLength(2);
    expect(await linesNow()).toEqual([]);
    await server.call(restoreItems, { body: { items: gone.removed } }, { token });
    expect((await linesNow()).map((line) => [line.comboId, line.prodCount])).toEqual([
      [comboId, 3],
      [comboId, 3],
    ]);
  });

  test("expires as a whole where one member is off sale, or the package changed", async () => {
    await change({ count: 1 });
    const { db } = server.database;
    await db.update(products).set({ status: 0 }).where(eq(products.id, gloves.prodId));
    expect(await linesNow()).toEqual([]);
    expect((await cartOf(server, token)).expired[0]?.shopCartItemDtoList).toHaveLength(2);
    await db.update(products).set({ status: 1 }).where(eq(products.id, gloves.prodId));
    expect(await linesNow()).toHaveLength(2);
    await db.update(combos).set({ items: [{ ...helmet, priceFen: fen(4_000) }] });
    expect((await cartOf(server, token)).expired[0]?.shopCartItemDtoList).toHaveLength(2);
  });

  test("is refused beyond the stock of any member, and where it is unknown", async () => {
    await setStock(server, gloves.skuId, 2);
    expect(await change({ count: 3 })).toMatchObject({ success: false, msg: "库存不足" });
    expect((await change({ count: 2 })).success).toBe(true);
    expect(await change({ comboId: 999_999, count: 1 })).toMatchObject({ success: false, msg: "套餐已下架" });
  });
});

describe("a package ordered", () => {
  test("takes part in no offer, no spend-and-save and no gift; a coupon of nothing else changes it", async () => {
    await plantOffer(server, { ...helmet, priceFen: fen(100) });
    await plantDiscount(server, { shopId: world.shops.dealer, save: [[100, 50]] });
    await plantDiscount(server, { shopId: world.shops.dealer, gift: [100, gloves.skuId, 1] });
    await change({ count: 1 });
    const { data: order } = await confirm(server, token);
    expect(order).toMatchObject({ total: "45.01", discountReduce: "0.00", actualTotal: "55.01" });
    expect(order.shopCartOrders[0]?.gifts).toEqual([]);
  });

  test("now, or from the cart, is an order with its lines marked, and takes each member's stock", async () => {
    const { data: order } = await confirm(server, token, {
      orderItem: { ...helmet, prodCount: 2, comboId },
    });
    expect(order).toMatchObject({ total: "90.02", actualTotal: "100.02" });
    const { orderNumbers } = (await submit(server, token, order.uuid, { actualTotal: "100.02" })).data;
    const { orderItemDtos } = await detailOf(server, token, orderNumbers);
    expect(orderItemDtos.map((item) => [item.skuId, item.comboId, item.price])).toEqual([
      [helmet.skuId, comboId, "40.00"],
      [gloves.skuId, comboId, "5.01"],
    ]);
    expect(await stockOf(server, helmet.skuId)).toBe(48);
    expect(await stockOf(server, gloves.skuId)).toBe(498);
    await change({ count: 1 });
    await put(server, token, screwM6, 1);
    const { uuid } = (await confirm(server, token)).data;
    expect((await submit(server, token, uuid)).data.actualTotal).toBe("73.01");
    expect((await cartOf(server, token)).prodCount).toBe(0);
  });

  test("with a member that sold out meanwhile is blocked as a whole", async () => {
    await change({ count: 2 });
    await put(server, token, screwM6, 1);
    const { uuid } = (await confirm(server, token)).data;
    await setStock(server, gloves.skuId, 1);
    const { data: order } = await confirm(server, token, { uuid });
    expect(order.total).toBe("10.00");
    expect(order.blockedItems.map((line) => line.skuId)).toEqual([gloves.skuId]);
  });
});
