import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { getSkuList } from "@tradehall/api-client/endpoints/product/get-sku-list";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { activityItems, cartLines, orderConfirms } from "#server/db/schema/index.ts";
import { clearOffers, plantOffer } from "#server/testing/offers.ts";
import { buyNow, confirm, detailOf, openPayment, submit } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, helmet, put, screwM6, screwM8, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

type Goods = { prodId: number; skuId: number };

const server = testServer();
let token = "";
beforeEach(async () => {
  await clearOffers(server);
  await server.database.db.delete(cartLines);
  await setStock(server, screwM6.skuId, 100);
  token = await server.signIn(world.users.buyer);
});

const cardOf = async (prodId: number) =>
  (await server.call(searchProducts)).data.records.find((card) => card.prodId === prodId);
const skuOf = async ({ prodId, skuId }: Goods) =>
  (await server.call(getProdInfo, { query: { prodId } }, { token })).data.skuList.find(
    (sku) => sku.skuId === skuId,
  );
const leftOf = async (activityId: number) =>
  (await server.database.db.select().from(activityItems).where(eq(activityItems.activityId, activityId)))[0]
    ?.left;
const buy = (goods: Goods, prodCount: number, more: object = {}) =>
  confirm(server, token, { orderItem: { ...goods, prodCount, ...more } });
const hour = 3_600_000;

describe("an offer's price", () => {
  test("is one number from the list to the payment", async () => {
    const activityId = await plantOffer(server, { ...helmet, priceFen: fen(3_990) });
    expect(await cardOf(helmet.prodId)).toMatchObject({
      ...{ price: "45.00", activityPrice: "39.90" },
      tags: ["special"],
    });
    expect(await skuOf(helmet)).toMatchObject({ price: "45.00", activityPrice: "39.90", activityId });
    const { data: skus } = await server.call(getSkuList, { query: { prodId: helmet.prodId } });
    expect(skus[0]).toMatchObject({ activityPrice: "39.90", activityStocks: 50 });
    await put(server, token, helmet, 2);
    const cart = await cartOf(server, token);
    expect(cart.shopCarts[0]?.shopCartItems[0]).toMatchObject({
      ...{ price: "39.90", oriPrice: "45.00", priceThen: "39.90", productTotalAmount: "79.80" },
      offer: { activityId, price: "39.90", max: 100 },
    });
    expect(cart.finalMoney).toBe("89.80");
    const { data: order } = await confirm(server, token);
    expect(order.shopCartOrders[0]?.shopCartItems[0]).toMatchObject({ price: "39.90", activityId });
    expect(order.actualTotal).toBe("89.80");
    const { data: placed } = await submit(server, token, order.uuid, { actualTotal: "89.80" });
    expect(placed.actualTotal).toBe("89.80");
    const detail = await detailOf(server, token, placed.orderNumbers);
    expect(detail.orderItemDtos[0]).toMatchObject({ price: "39.90", productTotalAmount: "79.80" });
    expect((await openPayment(server, token, placed.orderNumbers)).data.totalFee).toBe("89.80");
    expect(await leftOf(activityId)).toBe(98);
  });

  test("is never a flash sale's or a group's, which are bought in their own ways", async () => {
    for (const kind of ["seckill", "grouping"] as const)
      await plantOffer(server, { ...helmet, priceFen: fen(100), kind });
    expect(await cardOf(helmet.prodId)).toMatchObject({
      ...{ activityPrice: null, tags: ["seckill", "grouping"] },
    });
    expect(await skuOf(helmet)).toMatchObject({ activityPrice: null });
    expect((await buy(helmet, 1)).data.total).toBe("45.00");
  });

  test("does not add up with a tier: the lower of the two is charged", async () => {
    const activityId = await plantOffer(server, { ...screwM6, priceFen: fen(850), left: 1_000 });
    await plantOffer(server, { ...screwM8, priceFen: fen(1_990), startsIn: 1, endsIn: 2 });
    expect((await buy(screwM6, 20)).data.total).toBe("170.00");
    const orderNumber = await buyNow(server, token, screwM6, 100);
    expect((await detailOf(server, token, orderNumber)).total).toBe("800.00");
    expect(await leftOf(activityId)).toBe(1_000);
    await setStock(server, screwM6.skuId, 100);
    // The other SKU counts for the tier and has no offer.
    await put(server, token, screwM6, 5);
    await put(server, token, screwM8, 5);
    const lines = (await cartOf(server, token)).shopCarts[0]?.shopCartItems;
    expect(lines?.map((line) => [line.skuId, line.price])).toEqual([
      [screwM8.skuId, "18.00"],
      [screwM6.skuId, "8.50"],
    ]);
  });

  test("holds for no more pieces than are left, and the line of more has the ordinary price", async () => {
    await plantOffer(server, { ...helmet, priceFen: fen(3_990), left: 3 });
    expect((await buy(helmet, 3)).data.total).toBe("119.70");
    expect((await buy(helmet, 4)).data.total).toBe("180.00");
  });

  test("is not shown where it does not reach the least order", async () => {
    const gloves = { prodId: world.prods.gloves, skuId: world.skus.gloves };
    await plantOffer(server, { ...gloves, priceFen: fen(400), left: 4 });
    expect(await cardOf(gloves.prodId)).toMatchObject({ activityPrice: null });
    expect(await skuOf(gloves)).toMatchObject({ activityPrice: null });
  });
});

describe("time", () => {
  test("an offer that ends between confirm and submit is said, and the shown total is not charged", async () => {
    const activityId = await plantOffer(server, { ...helmet, priceFen: fen(3_990), endsIn: 0.1 });
    const { data: order } = await buy(helmet, 1);
    expect(order.total).toBe("39.90");
    await server.clock.advance(hour / 5);
    const refused = await submit(server, token, order.uuid, { actualTotal: order.actualTotal });
    expect(refused).toMatchObject({ success: false, msg: "商品价格已变动，请确认后重新提交" });
    expect(refused.data).toMatchObject({ order: { total: "45.00" } });
    expect(await leftOf(activityId)).toBe(100);
    const [row] = await server.database.db
      .select()
      .from(orderConfirms)
      .where(eq(orderConfirms.uuid, order.uuid));
    expect(row?.orderNumbers).toEqual([]);
  });

  test("an offer that ends in the cart leaves the line dearer than it was put in", async () => {
    await plantOffer(server, { ...screwM6, priceFen: fen(850) });
    await put(server, token, screwM6, 10);
    await server.clock.advance(hour);
    const line = (await cartOf(server, token)).shopCarts[0]?.shopCartItems[0];
    expect(line).toMatchObject({ price: "9.00", priceThen: "7.65", offer: null });
  });

  test("an order that names its offer hears that it has not begun, or is over", async () => {
    const coming = await plantOffer(server, { ...helmet, priceFen: fen(3_990), startsIn: 1, endsIn: 2 });
    const past = await plantOffer(server, { ...helmet, priceFen: fen(3_990), startsIn: -2, endsIn: -1 });
    const other = await plantOffer(server, { ...screwM6, priceFen: fen(3_990) });
    expect((await buy(helmet, 1, { activityId: coming })).msg).toBe("活动未开始");
    for (const activityId of [past, other, 999_999])
      expect(await buy(helmet, 1, { activityId })).toMatchObject({ code: "A00001", msg: "活动已结束" });
  });
});

describe("pieces", () => {
  test("come back when the order ends unpaid", async () => {
    const activityId = await plantOffer(server, { ...helmet, priceFen: fen(3_990), left: 5, endsIn: 9 });
    const orderNumber = await buyNow(server, token, helmet, 5);
    expect(await leftOf(activityId)).toBe(0);
    expect((await buy(helmet, 1)).data.total).toBe("45.00");
    expect((await buy(helmet, 1, { activityId })).msg).toBe("已抢光");
    await server.clock.advance(hour);
    expect((await detailOf(server, token, orderNumber)).status).toBe(6);
    expect(await leftOf(activityId)).toBe(5);
  });

  test("of one buyer end with what a buyer may have, over all orders that stand", async () => {
    const activityId = await plantOffer(server, { ...helmet, priceFen: fen(3_990), perUser: 3, endsIn: 9 });
    expect((await buy(helmet, 4, { activityId })).msg).toBe("活动太火爆了，请稍后再试");
    await buyNow(server, token, helmet, 2);
    expect(await skuOf(helmet)).toMatchObject({ activityStocks: 1 });
    expect((await buy(helmet, 2)).data.total).toBe("90.00");
    expect((await buy(helmet, 1)).data.total).toBe("39.90");
    const other = await server.signIn(world.users.other);
    const { data } = await confirm(server, other, { orderItem: { ...helmet, prodCount: 3 } });
    expect(data.total).toBe("119.70");
  });

  test("two confirmed orders that together want too much: the second hears it and nothing is taken", async () => {
    const activityId = await plantOffer(server, { ...helmet, priceFen: fen(3_990), perUser: 3, left: 50 });
    const [first, second] = [await buy(helmet, 2), await buy(helmet, 2)];
    const answers = await Promise.all(
      [first, second].map(({ data }) => submit(server, token, data.uuid, { actualTotal: data.actualTotal })),
    );
    const refused = answers.filter((answer) => !answer.success);
    expect(refused).toHaveLength(1);
    expect(["活动太火爆了，请稍后再试", "商品价格已变动，请确认后重新提交"]).toContain(refused[0]?.msg);
    expect(await leftOf(activityId)).toBe(48);
  });
});
