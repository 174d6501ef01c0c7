/** The price of members over the real calls: who is charged it, who is only told of it, and what its end does. */
import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { cartLines, skus } from "#server/db/schema/index.ts";
import { setPaidMember } from "#server/testing/members.ts";
import { clearOffers } from "#server/testing/offers.ts";
import { confirm, detailOf, submit } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, helmet, put, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const setMember = (paidMember: boolean) => setPaidMember(server.database.db, world.users.buyer, paidMember);

let token = "";
beforeEach(async () => {
  const { db } = server.database;
  await clearOffers(server);
  await db.delete(cartLines);
  await db
    .update(skus)
    .set({ memberPriceFen: fen(4_050) })
    .where(eq(skus.id, helmet.skuId));
  await setMember(true);
  token = await server.signIn(world.users.buyer);
});

const lineOf = async () => (await cartOf(server, token)).shopCarts[0]?.shopCartItems[0];

test("a member is charged it, everybody is told of it, and each page says who is one", async () => {
  // Where goods are sent to, and so when they come, is each buyer's own.
  const cards = async (as?: string) => {
    const { data } = await server.call(searchProducts, {}, as ? { token: as } : {});
    return { ...data, records: data.records.map(({ arrival, ...card }) => card) };
  };
  const detail = async (as: string) =>
    (await server.call(getProdInfo, { query: { prodId: helmet.prodId } }, { token: as })).data;
  const other = await server.signIn(world.users.other);
  const [mine, theirs, visitors] = [await cards(token), await cards(other), await cards()];
  expect(mine).toEqual(theirs);
  expect(mine).toEqual(visitors);
  const card = mine.records.find(({ prodId }) => prodId === helmet.prodId);
  expect(card).toMatchObject({ price: "45.00", memberPrice: "40.50" });
  expect([(await detail(token)).isMember, (await detail(other)).isMember]).toEqual([1, 0]);
  expect((await detail(other)).skuList[0]).toMatchObject({ price: "45.00", memberPrice: "40.50" });

  await put(server, token, helmet, 2);
  expect(await cartOf(server, token)).toMatchObject({ totalMoney: "81.00", memberReduceAmount: "9.00" });
  expect(await lineOf()).toMatchObject({ price: "40.50", memberPrice: "40.50", oriPrice: "45.00" });
  await put(server, other, helmet, 2);
  expect(await cartOf(server, other)).toMatchObject({ totalMoney: "90.00", memberReduceAmount: "0.00" });
  expect((await cartOf(server, other)).shopCarts[0]?.shopCartItems[0]?.memberPrice).toBeNull();
});

test("a member's page says the freight that the checkout takes, another's says the shop's", async () => {
  const freightOf = async () => {
    const { prodId } = screwM6;
    const page = await server.call(getProdInfo, { query: { prodId } }, { token });
    const order = await confirm(server, token, { orderItem: { ...screwM6, prodCount: 1 } });
    return [page.data.delivery.freight, page.data.delivery.freeFreightFrom, order.data.totalTransFee];
  };
  expect(await freightOf()).toEqual(["0.00", null, "0.00"]);
  await setMember(false);
  expect(await freightOf()).toEqual(["8.00", "99.00", "8.00"]);
});

test("a member lacks nothing to the free delivery of the self-operated shop", async () => {
  await put(server, token, screwM6, 1);
  const missing = async () => (await cartOf(server, token)).shopCarts[0]?.missingForFreeFreight;
  expect(await missing()).toBe("0.00");
  await setMember(false);
  expect(await missing()).toBe("89.00");
});

test("an order keeps what membership saved on each line", async () => {
  await put(server, token, helmet, 2);
  await put(server, token, screwM6, 1);
  const { data: order } = await confirm(server, token);
  expect(order.memberAmount).toBe("9.00");
  const { data: placed } = await submit(server, token, order.uuid);
  const details = await Promise.all(
    placed.orderNumbers.split(",").map((number) => detailOf(server, token, number)),
  );
  expect(details.map((one) => one.memberAmount).sort()).toEqual(["0.00", "9.00"]);
});

test("a membership that ends before the submit is a changed price, and the cart says that it rose", async () => {
  await put(server, token, helmet, 1);
  const { data: seen } = await confirm(server, token);
  await setMember(false);
  const refused = await submit(server, token, seen.uuid);
  expect(refused).toMatchObject({
    success: false,
    data: { order: { total: "45.00", memberAmount: "0.00" } },
  });
  expect(await lineOf()).toMatchObject({ price: "45.00", priceThen: "40.50", memberPrice: null });
});
