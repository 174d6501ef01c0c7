import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { awaitArrival } from "@tradehall/api-client/endpoints/product/arrival/await-arrival";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shops } from "../db/schema/index.ts";
import { buyNow } from "../testing/purchase.ts";
import { testServer } from "../testing/test-server.ts";
import { gloves, helmet, setStock } from "../testing/trade.ts";
import { world } from "../testing/world.ts";
import { notifyArrivals } from "./notify-arrivals.ts";

const server = testServer();
const isOfArrival = ({ title }: { title: string }) => title === "您等待的商品到货了";
const told = async (token: string) =>
  (await server.call(listMessages, {}, { token })).data.records.filter(isOfArrival);

test("tells once, however many run, when a canceled order brings the goods back", async () => {
  const [token, theirs] = [await server.signIn(world.users.buyer), await server.signIn(world.users.other)];
  await setStock(server, helmet.skuId, 1);
  const orderNumber = await buyNow(server, theirs, helmet);
  await server.call(awaitArrival, { body: helmet }, { token });
  await notifyArrivals(server);
  expect(await told(token)).toEqual([]);
  await server.call(
    cancelOrder,
    { params: { orderNumber }, body: { reason: "不想买了" } },
    { token: theirs },
  );
  await Promise.all([notifyArrivals(server), notifyArrivals(server)]);
  await notifyArrivals(server);
  expect(await told(token)).toMatchObject([
    { link: `/detail/${helmet.prodId}?skuId=${helmet.skuId}`, msgType: 3, isRead: 0 },
  ]);
  // Sold out again, it can be waited for again.
  await setStock(server, helmet.skuId, 0);
  await server.call(awaitArrival, { body: helmet }, { token });
  await setStock(server, helmet.skuId, 2);
  await notifyArrivals(server);
  expect(await told(token)).toHaveLength(2);
});

test("fewer than the least order are not there yet, nor goods of a shop that is closed", async () => {
  const token = await server.signIn(world.users.retail);
  await setStock(server, gloves.skuId, 4);
  await server.call(awaitArrival, { body: gloves }, { token });
  await notifyArrivals(server);
  const { db } = server.database;
  const setShop = (status: number) =>
    db.update(shops).set({ status }).where(eq(shops.id, world.shops.dealer));
  await setShop(0);
  await setStock(server, gloves.skuId, 5);
  await notifyArrivals(server);
  expect(await told(token)).toEqual([]);
  await setShop(1);
  await notifyArrivals(server);
  expect(await told(token)).toHaveLength(1);
});
