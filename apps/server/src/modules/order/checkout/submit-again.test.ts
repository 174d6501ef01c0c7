/** A buyer who heard no answer and presses once more, perhaps with something changed. */
import { confirmOrder } from "@tradehall/api-client/endpoints/order/checkout/confirm-order";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addresses, cartLines, orders } from "#server/db/schema/index.ts";
import { confirm, detailOf, pay, submit } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, put, screwM6, setStock, stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { own, dealer } = world.shops;
const kept = { code: "A03002", msg: "订单已提交，此次修改未生效，请在“我的订单”中查看" };

let token = "";
beforeEach(async () => {
  await server.database.db.delete(cartLines);
  for (const { skuId } of [screwM6, helmet]) await setStock(server, skuId, 100);
  token = await server.signIn(world.users.buyer);
});

const saying = (remarks: string, shopId: number = own) => ({ orderShopParams: [{ shopId, remarks }] });
const placedBy = (uuid: string) => server.database.db.$count(orders, eq(orders.submitId, uuid));

async function confirmed(): Promise<string> {
  await put(server, token, screwM6, 3);
  await put(server, token, helmet, 1);
  return (await confirm(server, token)).data.uuid;
}

test("a changed message is taken while the order is not paid", async () => {
  const uuid = await confirmed();
  const first = await submit(server, token, uuid, saying("放门卫处"));
  const again = await submit(server, token, uuid, saying("请放前台"));
  expect(again.data.orderNumbers).toBe(first.data.orderNumbers);
  expect(await placedBy(uuid)).toBe(2);
  const numbers = first.data.orderNumbers.split(",");
  const details = await Promise.all(numbers.map((number) => detailOf(server, token, number)));
  expect(details.find((one) => one.shopId === own)?.remarks).toBe("请放前台");
  expect(details.find((one) => one.shopId === dealer)?.remarks).toBe("");
});

test("so are the answers to what virtual goods ask for", async () => {
  const orderItem = { prodId: world.prods.virtual, skuId: world.skus.virtual, prodCount: 1 };
  const { uuid } = (await confirm(server, token, { orderItem })).data;
  const called = (value: string) => ({
    virtualRemarkList: [{ prodId: world.prods.virtual, name: "联系人", value }],
  });
  const { data } = await submit(server, token, uuid, called("王工"));
  expect((await submit(server, token, uuid, called("李工"))).data.orderNumbers).toBe(data.orderNumbers);
  expect((await detailOf(server, token, data.orderNumbers)).virtualRemark).toMatchObject([{ value: "李工" }]);
});

test("once it is paid a changed message is refused with the way to the order, the same one is not", async () => {
  const { uuid } = (await confirm(server, token, { orderItem: { ...screwM6, prodCount: 1 } })).data;
  const { data } = await submit(server, token, uuid, saying("放门卫处"));
  await pay(server, token, data.orderNumbers);
  const { orderNumbers } = data;
  expect(await submit(server, token, uuid, saying("请放前台"))).toMatchObject({
    ...kept,
    data: { orderNumbers },
  });
  expect((await submit(server, token, uuid, saying("放门卫处"))).data.orderNumbers).toBe(orderNumbers);
  expect((await detailOf(server, token, orderNumbers)).remarks).toBe("放门卫处");
});

test("another address, delivery, coupon or amount is refused: the order is as it was made", async () => {
  const { db } = server.database;
  const [home] = await db.select().from(addresses).where(eq(addresses.id, world.addresses.buyer));
  const { id: _, ...place } = home ?? ({} as never);
  const [other] = await db
    .insert(addresses)
    .values({ ...place, isDefault: false })
    .returning();
  const uuid = await confirmed();
  const made = { addrId: world.addresses.buyer, dvyTypes: [{ shopId: own, dvyType: 1 }] };
  const { data } = await submit(server, token, uuid, made);
  const changes: object[] = [
    { addrId: other?.id },
    { dvyTypes: [{ shopId: own, dvyType: 2 }] },
    { userChangeCoupon: 1, couponUserIds: [1] },
    { isScorePay: 1, userUseScore: 100 },
    { actualTotal: "1.00" },
  ];
  for (const change of changes)
    expect(await submit(server, token, uuid, { ...made, ...change })).toMatchObject({
      ...kept,
      data: { orderNumbers: data.orderNumbers },
    });
  expect((await submit(server, token, uuid, made)).data.orderNumbers).toBe(data.orderNumbers);
  expect(await placedBy(uuid)).toBe(2);
  expect(await stockOf(server, screwM6.skuId)).toBe(97);
});

test("a confirm that has been submitted is not priced again", async () => {
  const uuid = await confirmed();
  const { data } = await submit(server, token, uuid);
  const answer = await server.call(confirmOrder, { body: { uuid, addrId: 0 } }, { token });
  expect(answer).toMatchObject({ ...kept, data: { orderNumbers: data.orderNumbers } });
});
