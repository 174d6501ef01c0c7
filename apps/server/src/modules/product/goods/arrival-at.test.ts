import { getCart } from "@tradehall/api-client/endpoints/cart/get-cart";
import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { molds } from "@tradehall/mall-rules/states/order/delivery";
import { arrivalOf } from "@tradehall/mall-rules/states/order/delivery-days";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shops } from "#server/db/schema/index.ts";
import { confirm } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { put, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { prods, skus } = world;
const xinjiang = 650_102;

const changeShop = (changes: Partial<typeof shops.$inferSelect>) =>
  server.database.db.update(shops).set(changes).where(eq(shops.id, world.shops.own));

/** What each place says of the screws. */
async function promised(token: string, areaId?: number) {
  const query = areaId ? { areaId } : {};
  const [list, page, cart] = await Promise.all([
    server.call(searchProducts, { query }, { token }),
    server.call(getProdInfo, { query: { prodId: prods.screws, ...query } }, { token }),
    server.call(getCart, { query }, { token }),
  ]);
  return {
    list: list.data.records.find(({ prodId }) => prodId === prods.screws)?.arrival,
    page: page.data.delivery.arrival,
    cart: cart.data.shopCarts[0]?.arrival,
  };
}

test("list, product, cart and checkout promise one day, to the default address or the region asked for", async () => {
  const token = await server.signIn(world.users.buyer);
  await changeShop({ leadDays: 2, province: "上海市" });
  await put(server, token, screwM6, 1);
  const sent = {
    mold: molds.physical,
    preSell: false,
    preSellAt: null,
    leadDays: 2,
    fromProvinceId: 310_000,
  };
  const near = arrivalOf(sent, 310_000, server.clock.now());
  expect(near?.kind).toBe("arrives");
  expect(await promised(token)).toEqual({ list: near, page: near, cart: near });
  const { data } = await confirm(server, token);
  expect(data.shopCartOrders[0]?.arrival).toEqual(near);
  const far = arrivalOf(sent, 650_000, server.clock.now());
  expect(far?.day).not.toBe(near?.day);
  expect(await promised(token, xinjiang)).toEqual({ list: far, page: far, cart: far });
});

test("nothing is promised where the shop does not send, or no region is known", async () => {
  const token = await server.signIn(world.users.buyer);
  await put(server, token, screwM6, 1);
  await changeShop({ noDeliveryProvinceIds: [650_000] });
  expect(await promised(token, xinjiang)).toEqual({ list: null, page: null, cart: null });
  const visitor = await server.call(getProdInfo, { query: { prodId: prods.screws } });
  expect(visitor.data.delivery.arrival).toBeNull();
});

test("codes come with the payment, and pre-sale goods are sent from their day on", async () => {
  const token = await server.signIn(world.users.buyer);
  const arrivals = async (prodId: number) =>
    (await server.call(getProdInfo, { query: { prodId } }, { token })).data.delivery.arrival;
  expect(await arrivals(prods.virtual)).toEqual({ kind: "atOnce", day: "" });
  expect(await arrivals(prods.preSell)).toEqual({ kind: "sentFrom", day: "2027-06-01" });
  const orderItem = { prodId: prods.virtual, skuId: skus.virtual, prodCount: 1 };
  const { data } = await confirm(server, token, { orderItem });
  expect(data.shopCartOrders[0]?.arrival).toEqual({ kind: "atOnce", day: "" });
});
