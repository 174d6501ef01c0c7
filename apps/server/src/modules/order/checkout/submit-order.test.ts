import { submitOrder } from "@tradehall/api-client/endpoints/order/checkout/submit-order";
import { fen, yuanToFen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  cartLines,
  coupons,
  orderConfirms,
  orderItems,
  orders,
  shops,
  skus,
  userCoupons,
  users,
} from "#server/db/schema/index.ts";
import { buyFromCart, confirm, detailOf, submit, walletOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import {
  cartOf,
  giveCoupon,
  gloves,
  helmet,
  put,
  screwM6,
  setStock,
  stockOf,
} from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(cartLines);
  await db.delete(orderItems);
  await db.delete(orders);
  await db.delete(userCoupons);
  await db.delete(coupons);
  await db.update(users).set({ points: 20_000 }).where(eq(users.id, world.users.buyer));
  for (const [skuId, stocks] of [
    [screwM6.skuId, 100],
    [gloves.skuId, 500],
    [helmet.skuId, 50],
  ] as const)
    await setStock(server, skuId, stocks);
  token = await server.signIn(world.users.buyer);
});

const virtualItem = { prodId: world.prods.virtual, skuId: world.skus.virtual, prodCount: 2 };

test("two shops make two orders under one submit, each with its own lines and stock taken once", async () => {
  await put(server, token, screwM6, 10);
  await put(server, token, gloves, 5);
  const { data } = await confirm(server, token);
  const remarks = [{ shopId: world.shops.own, remarks: " 请周末送货 " }];
  const answer = await submit(server, token, data.uuid, { orderShopParams: remarks, actualTotal: "135.50" });
  expect(answer.data).toMatchObject({ actualTotal: "135.50", needPay: 1 });
  expect(answer.data.endsAt - answer.data.now).toBe(1_800_000);
  const numbers = answer.data.orderNumbers.split(",");
  expect(numbers).toHaveLength(2);
  const details = await Promise.all(numbers.map((number) => detailOf(server, token, number)));
  const own = details.find((one) => one.shopId === world.shops.own);
  expect(own).toMatchObject({
    status: 1,
    actualTotal: "98.00",
    freightAmount: "8.00",
    remarks: "请周末送货",
  });
  expect(own?.orderItemDtos).toMatchObject([{ ...screwM6, prodCount: 10, price: "9.00" }]);
  expect(own?.submitOrderNumbers.sort()).toEqual([...numbers].sort());
  const dealer = details.find((one) => one.shopId === world.shops.dealer);
  expect(dealer?.orderItemDtos).toMatchObject([{ ...gloves, prodCount: 5 }]);
  expect(await stockOf(server, screwM6.skuId)).toBe(90);
  expect(await stockOf(server, gloves.skuId)).toBe(495);
  expect((await cartOf(server, token)).prodCount).toBe(0);
});

test("the same uuid gives the same order numbers, one after the other and after a day", async () => {
  await put(server, token, screwM6, 3);
  const { uuid } = (await confirm(server, token)).data;
  const first = await submit(server, token, uuid);
  const again = await submit(server, token, uuid);
  expect(again.data.orderNumbers).toBe(first.data.orderNumbers);
  await server.database.db.delete(orderConfirms);
  expect((await submit(server, token, uuid)).data.orderNumbers).toBe(first.data.orderNumbers);
  expect(await server.database.db.$count(orders)).toBe(1);
  expect(await stockOf(server, screwM6.skuId)).toBe(97);
});

test("two tabs with a confirm each make two orders of what each saw", async () => {
  await put(server, token, screwM6, 3);
  const first = (await confirm(server, token)).data.uuid;
  const second = (await confirm(server, token, { orderItem: { ...helmet, prodCount: 1 } })).data.uuid;
  const [a, b] = await Promise.all([submit(server, token, first), submit(server, token, second)]);
  expect([a.data.actualTotal, b.data.actualTotal]).toEqual(["38.00", "55.00"]);
});

test("coupon and points are used once and shared exactly over the shops", async () => {
  const coupon = await giveCoupon(server, world.users.buyer, { reduceFen: fen(1_001) });
  const numbers = await buyFromCart(
    server,
    token,
    [
      [screwM6, 3],
      [helmet, 1],
    ],
    {
      isScorePay: 1,
      userUseScore: 1_000,
    },
  );
  const details = await Promise.all(numbers.map((number) => detailOf(server, token, number)));
  expect(details.reduce((sum, one) => sum + yuanToFen(one.couponMoney), 0)).toBe(1_001);
  expect(details.reduce((sum, one) => sum + yuanToFen(one.scoreAmount), 0)).toBe(1_000);
  expect(details.reduce((sum, one) => sum + one.orderScore, 0)).toBe(1_000);
  for (const one of details) {
    const paid = one.orderItemDtos.reduce((sum, item) => sum + yuanToFen(item.actualTotal), 0);
    expect(paid + yuanToFen(one.freightAmount)).toBe(yuanToFen(one.actualTotal));
  }
  expect(await walletOf(server, world.users.buyer)).toMatchObject({ points: 19_000 });
  const [held] = await server.database.db.select().from(userCoupons).where(eq(userCoupons.id, coupon));
  expect(held?.status).toBe(2);
});

test("one coupon in two submits at once is used by one of them", async () => {
  const couponUserId = await giveCoupon(server, world.users.buyer);
  const request = { userChangeCoupon: 1, couponUserIds: [couponUserId] };
  const uuids: string[] = [];
  for (const goods of [screwM6, helmet, screwM6, helmet])
    uuids.push(
      (await confirm(server, token, { orderItem: { ...goods, prodCount: 1 }, ...request })).data.uuid,
    );
  const answers = await Promise.all(uuids.map((uuid) => submit(server, token, uuid)));
  expect(answers.filter((answer) => answer.success)).toHaveLength(1);
  for (const answer of answers.filter((one) => !one.success)) expect(answer.msg).toBe("所选优惠券已不可用");
  expect(await server.database.db.$count(orders)).toBe(1);
  expect((await stockOf(server, screwM6.skuId)) + (await stockOf(server, helmet.skuId))).toBe(149);
});

test("points in two submits at once are never spent twice", async () => {
  await server.database.db.update(users).set({ points: 1_000 }).where(eq(users.id, world.users.buyer));
  const request = { isScorePay: 1, userUseScore: 1_000 };
  const uuids: string[] = [];
  for (let i = 0; i < 3; i++)
    uuids.push(
      (await confirm(server, token, { orderItem: { ...helmet, prodCount: 1 }, ...request })).data.uuid,
    );
  const answers = await Promise.all(uuids.map((uuid) => submit(server, token, uuid)));
  expect(answers.filter((answer) => answer.success)).toHaveLength(1);
  expect(await walletOf(server, world.users.buyer)).toMatchObject({ points: 0 });
});

test("a changed price refuses with the new amounts, which then can be submitted", async () => {
  const { db } = server.database;
  await put(server, token, helmet, 1);
  const { uuid } = (await confirm(server, token)).data;
  await db
    .update(skus)
    .set({ priceFen: fen(5_000) })
    .where(eq(skus.id, helmet.skuId));
  const refused = await submit(server, token, uuid);
  expect(refused).toMatchObject({ code: "A00001", msg: "商品价格已变动，请确认后重新提交" });
  expect(refused.data).toMatchObject({ order: { uuid, actualTotal: "60.00" } });
  expect((await submit(server, token, uuid, { actualTotal: "60.00" })).success).toBe(true);
  await db
    .update(skus)
    .set({ priceFen: fen(4_500) })
    .where(eq(skus.id, helmet.skuId));
});

test("what sold out between confirm and submit refuses and takes nothing", async () => {
  await put(server, token, screwM6, 3);
  await put(server, token, helmet, 2);
  const { uuid } = (await confirm(server, token)).data;
  await setStock(server, helmet.skuId, 1);
  expect(await submit(server, token, uuid)).toMatchObject({
    msg: "库存不足",
    data: {
      order: {
        shopCartOrders: [{ shopCartItems: [{ skuId: screwM6.skuId }] }],
        blockedItems: [{ skuId: helmet.skuId, why: "insufficientInventory", orderable: 1 }],
      },
    },
  });
  await setStock(server, helmet.skuId, 0);
  expect(await submit(server, token, uuid)).toMatchObject({ msg: "商品已售罄或无货" });
  expect(await stockOf(server, screwM6.skuId)).toBe(100);
  expect((await cartOf(server, token)).prodCount).toBe(5);
  expect(await server.database.db.$count(orders)).toBe(0);
});

test("virtual goods need their fields, which are kept with the order", async () => {
  const { uuid } = (await confirm(server, token, { orderItem: virtualItem })).data;
  const answered = (value: string) => ({
    virtualRemarkList: [{ prodId: world.prods.virtual, name: "联系人", value }],
  });
  expect(await submit(server, token, uuid)).toMatchObject({ msg: "请填写“联系人”" });
  for (const blank of ["　 ", "\u3164\u200b"])
    expect(await submit(server, token, uuid, answered(blank))).toMatchObject({ msg: "内容不能全为空格" });
  expect(await submit(server, token, uuid, answered("王".repeat(201)))).toMatchObject({
    msg: "留言最多 200 个字符",
  });
  const { data } = await submit(server, token, uuid, answered("王工"));
  expect(await detailOf(server, token, data.orderNumbers)).toMatchObject({
    virtualRemark: [{ name: "联系人", value: "王工" }],
    userAddrDto: null,
    orderMold: 1,
  });
});

test("a message takes 200 characters, counted as people count", async () => {
  await put(server, token, screwM6, 1);
  const { uuid } = (await confirm(server, token)).data;
  const saying = (remarks: string) => ({ orderShopParams: [{ shopId: world.shops.own, remarks }] });
  expect(await submit(server, token, uuid, saying("😀".repeat(201)))).toMatchObject({
    msg: "留言最多 200 个字符",
  });
  expect(await submit(server, token, uuid, saying("先\u202e后"))).toMatchObject({
    msg: "不能包含控制字符或改变文字方向的字符",
  });
  expect((await submit(server, token, uuid, saying("😀".repeat(200)))).success).toBe(true);
});

test("refuses without an address, and where the region is not delivered", async () => {
  const retail = await server.signIn(world.users.retail);
  const item = { orderItem: { ...helmet, prodCount: 1 } };
  const far = (await confirm(server, retail, item)).data.uuid;
  expect(await submit(server, retail, far)).toMatchObject({ msg: "请选择收货地址" });
  const { db } = server.database;
  const dealer = eq(shops.id, world.shops.dealer);
  await db
    .update(shops)
    .set({ noDeliveryProvinceIds: [310_000] })
    .where(dealer);
  const { uuid } = (await confirm(server, token, item)).data;
  expect(await submit(server, token, uuid)).toMatchObject({ msg: "当前地区不支持配送" });
  await db.update(shops).set({ noDeliveryProvinceIds: [] }).where(dealer);
});

test("what coupons pay wholly needs no cashier", async () => {
  await giveCoupon(server, world.users.buyer, { reduceFen: fen(999_900) });
  const dvyTypes = [{ shopId: world.shops.dealer, dvyType: 2 }];
  const { data } = await confirm(server, token, { orderItem: { ...helmet, prodCount: 1 }, dvyTypes });
  expect(data.actualTotal).toBe("0.00");
  const answer = await submit(server, token, data.uuid);
  expect(answer.data.needPay).toBe(0);
  expect((await detailOf(server, token, answer.data.orderNumbers)).status).toBe(2);
});

test("an expired, unknown or someone else's confirm makes no order", async () => {
  await put(server, token, screwM6, 1);
  const { uuid } = (await confirm(server, token)).data;
  const other = await server.signIn(world.users.other);
  const expired = { code: "A03002", msg: "订单已过期，请重新下单" };
  expect(await submit(server, other, uuid)).toMatchObject(expired);
  expect(await submit(server, token, "00000000-0000-4000-8000-000000000000")).toMatchObject(expired);
  await server.clock.advance(1_800_000);
  expect(await submit(server, token, uuid)).toMatchObject(expired);
  expect((await server.call(submitOrder, { body: { uuid } })).code).toBe("A00004");
  expect((await submit(server, token, "1")).code).toBe("A00014");
});

test("a cart that two tabs are settling is ordered once", async () => {
  await put(server, token, gloves, 5);
  const [first, second] = [await confirm(server, token), await confirm(server, token)];
  expect((await submit(server, token, first.data.uuid)).code).toBe("00000");
  expect(await submit(server, token, second.data.uuid)).toMatchObject({
    code: "A03002",
    msg: "请勿同时提交订单",
  });
  expect(await stockOf(server, gloves.skuId)).toBe(495);
  expect(await server.database.db.select().from(orders)).toHaveLength(1);
});

test("a line that another tab took out of the cart ends its order page", async () => {
  await put(server, token, gloves, 5);
  const { uuid } = (await confirm(server, token)).data;
  await server.database.db.delete(cartLines);
  expect(await submit(server, token, uuid)).toMatchObject({ code: "A03002", msg: "订单已过期，请重新下单" });
});
