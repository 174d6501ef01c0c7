import { quoteRefund } from "@tradehall/api-client/endpoints/refund/quote-refund";
import { fen } from "@tradehall/mall-rules/money";
import { beforeEach, expect, test } from "vitest";
import { cartLines } from "#server/db/schema/index.ts";
import { buyFromCart, buyNow, pay } from "#server/testing/purchase.ts";
import { act, applied, itemsOf, quote } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { giveCoupon, screwM6, screwM8, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
beforeEach(async () => {
  token = await server.signIn(world.users.buyer);
  await server.database.db.delete(cartLines);
  for (const { skuId } of [screwM6, screwM8]) await setStock(server, skuId, 1_000);
});

/** 3 × 10.00 and 1 × 20.00, 5.00 off by the platform's coupon, 8.00 freight. */
async function coveredOrder(choices: object = {}): Promise<string> {
  const held = await giveCoupon(server, world.users.buyer, { reduceFen: fen(500) });
  const [orderNumber = ""] = await buyFromCart(
    server,
    token,
    [
      [screwM8, 1],
      [screwM6, 3],
    ],
    { userChangeCoupon: 1, couponUserIds: [held], ...choices },
  );
  await pay(server, token, orderNumber);
  return orderNumber;
}
const idsOf = async (orderNumber: string) => (await itemsOf(server, orderNumber)).map((item) => item.id);

test("splits the coupon to the fen, and the last line brings freight, coupon and the end of withdrawing", async () => {
  const orderNumber = await coveredOrder();
  const [screws = 0, big = 0] = await idsOf(orderNumber);
  const first = { refundType: 2, items: [{ orderItemId: screws, prodCount: 1 }] };
  expect((await quote(server, token, orderNumber, first)).data).toMatchObject({
    maxAmount: "9.00",
    goodsAmount: "9.00",
    freightAmount: "0.00",
    isLast: 0,
    isAmountFixed: 1,
    returnsCoupons: 0,
  });
  const done = await applied(server, token, orderNumber, first);
  for (const event of ["accept", "payBack"] as const) await act(server, done, event);
  const two = { refundType: 2, items: [{ orderItemId: screws, prodCount: 2 }] };
  await applied(server, token, orderNumber, two);
  const last = { refundType: 2, items: [{ orderItemId: big, prodCount: 1 }] };
  expect((await quote(server, token, orderNumber, last)).data).toMatchObject({
    maxAmount: "26.00",
    goodsAmount: "18.00",
    freightAmount: "8.00",
    isLast: 1,
    returnsCoupons: 1,
  });
});

test("gives points back in the same parts", async () => {
  const orderNumber = await coveredOrder({ isScorePay: 1, userUseScore: 450 });
  const [screws = 0, big = 0] = await idsOf(orderNumber);
  const scores = [];
  for (const [orderItemId, prodCount] of [
    [screws, 3],
    [big, 1],
  ] as const)
    scores.push(
      (await quote(server, token, orderNumber, { refundType: 2, items: [{ orderItemId, prodCount }] })).data,
    );
  expect(scores.map((one) => one.score)).toEqual([270, 180]);
  const { data: whole } = await quote(server, token, orderNumber);
  expect(whole).toMatchObject({ score: 450, maxAmount: "48.50", isLast: 0, isAmountFixed: 1 });
});

test("a whole order is not asked for in part, and no line beyond what was ordered", async () => {
  const orderNumber = await coveredOrder();
  const [screws = 0, big = 0] = await idsOf(orderNumber);
  const items = (prodCount: number) => [
    { orderItemId: screws, prodCount },
    { orderItemId: big, prodCount: 1 },
  ];
  const asked = async (changes: object) => (await quote(server, token, orderNumber, changes)).msg;
  expect(await asked({ items: items(2) })).toBe("当前数量不可减少");
  expect(await asked({ items: items(3).slice(1) })).toBe("当前数量不可减少");
  expect(await asked({ items: items(4) })).toBe("请输入正确的商品数量");
  expect((await quote(server, token, orderNumber, { items: items(3) })).success).toBe(true);
  expect(await asked({ refundType: 2, items: items(4) })).toBe("请输入正确的商品数量");
  expect(await asked({ refundType: 2, items: [] })).toBe("请至少选择一件商品");
  expect(await asked({ refundType: 2, items: [...items(1), ...items(1)] })).toBe("请输入正确的商品数量");
  expect(await asked({ refundType: 2, items: [{ orderItemId: 999_999, prodCount: 1 }] })).toBe("订单不存在");
});

test("a refused refund's own pieces are free for its mending", async () => {
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  const refundSn = await applied(server, token, orderNumber);
  const choice = { orderNumber, refundType: 1, applyType: 1, cargoStatus: 0 };
  const resubmit = () => server.call(quoteRefund, { body: { ...choice, refundSn } }, { token });
  expect((await resubmit()).msg).toBe("订单状态已变更");
  await act(server, refundSn, "refuse");
  expect((await resubmit()).data.maxAmount).toBe("28.00");
  expect((await quote(server, token, orderNumber)).msg).toBe("有商品正在退款中，请等待处理完成");
  const foreign = await server.call(
    quoteRefund,
    { body: { ...choice, refundSn: "R000000000000" } },
    { token },
  );
  expect(foreign.msg).toBe("退款单不存在");
});
