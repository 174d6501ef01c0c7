import { buyAgain } from "@tradehall/api-client/endpoints/order/buy-again";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#server/db/schema/index.ts";
import { buyFromCart, confirm, submit } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, put, screwM6, screwM8, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("puts in what can be bought and says row by row what could not", async () => {
  const token = await server.signIn(world.users.buyer);
  const [orderNumber = ""] = await buyFromCart(server, token, [
    [screwM6, 3],
    [screwM8, 2],
  ]);
  await setStock(server, screwM8.skuId, 0);
  await put(server, token, screwM6, 1);
  const { data } = await server.call(buyAgain, { params: { orderNumber } }, { token });
  const rows = new Map(data.items.map((item) => [item.skuId, item]));
  expect(rows.get(screwM6.skuId)).toMatchObject({ isAdded: 1, why: "", prodCount: 3 });
  expect(rows.get(screwM8.skuId)).toMatchObject({ isAdded: 0, why: "商品已售罄或无货" });
  expect(data).toMatchObject({ prodCount: 4 });
  expect((await cartOf(server, token)).shopCarts[0]?.shopCartItems).toMatchObject([
    { basketId: data.basketIds[0], prodCount: 4 },
  ]);
  await server.database.db.update(products).set({ status: 0 }).where(eq(products.id, screwM6.prodId));
  const none = await server.call(buyAgain, { params: { orderNumber } }, { token });
  expect(none.data.items.map((item) => item.isAdded)).toEqual([0, 0]);
});

test("virtual goods say that they are bought directly", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderItem = { prodId: world.prods.virtual, skuId: world.skus.virtual, prodCount: 1 };
  const { uuid } = (await confirm(server, token, { orderItem })).data;
  const virtualRemarkList = [{ prodId: world.prods.virtual, name: "联系人", value: "王工" }];
  const orderNumber = (await submit(server, token, uuid, { virtualRemarkList })).data.orderNumbers;
  const { data } = await server.call(buyAgain, { params: { orderNumber } }, { token });
  expect(data.items).toMatchObject([{ isAdded: 0, why: "该商品不支持加入购物车，请直接购买" }]);
  const other = await server.signIn(world.users.other);
  expect(await server.call(buyAgain, { params: { orderNumber } }, { token: other })).toMatchObject({
    msg: "订单不存在",
  });
  expect(await server.call(buyAgain, { params: { orderNumber } })).toMatchObject({ code: "A00004" });
});
