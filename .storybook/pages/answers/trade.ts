/** One purchase, followed from the cart to a refund, with sums that are worked out from its lines. */
import type {
  CartLine,
  CartPromotion,
  ShopCart,
  ShopCartWithAmount,
} from "@tradehall/api-client/models/cart";
import { lineExample, shopCartExample, totalsExample } from "@tradehall/api-client/models/examples/cart";
import { mergedExample } from "@tradehall/api-client/models/examples/order";
import type { MergedOrder } from "@tradehall/api-client/models/order";
import { fen, fenToYuan, minus, sum, times, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { goods } from "./goods.ts";

/** A line of so many pieces of one of the goods. */
function lineOf(at: number, skuName: string, prodCount: number, more: Partial<CartLine> = {}): CartLine {
  const card = goods[at] ?? never();
  const { prodId, prodName, pic, shopId, shopName, unit, minCount } = card;
  const { price = card.price } = more;
  return {
    ...{ ...lineExample, basketId: 11 + at, prodId, skuId: 4000 + prodId, prodName, skuName, pic },
    ...{ price, oriPrice: card.oriPrice, priceThen: price, productTotalAmount: times(price, prodCount) },
    ...{ shopId, shopName, prodCount, unit, minCount, partyCode: `0${prodId}7`, makerCode: "", pack: null },
    ...{ tierPrices: [], lastPaid: null },
    ...more,
  };
}
function never(): never {
  throw new Error("there are goods");
}

const piecesOf = (lines: readonly { prodCount: number }[]): number =>
  lines.reduce((pieces, { prodCount }) => pieces + prodCount, 0);
const totalOf = (lines: readonly CartLine[]): YuanText =>
  sum(lines.map(({ productTotalAmount }) => productTotalAmount));

/** What the shop's coupon takes off, once its goods reach the threshold. */
const couponReduce: YuanText = "120.00";
const coupon: CartPromotion = {
  ...{ couponId: 4, name: "自营满1000减120", cashCondition: "1000.00", reduceAmount: couponReduce },
  ...{ missing: "0.00", state: "claimed" },
};

function shopOf(lines: readonly CartLine[], reduce: YuanText): ShopCart {
  const ticked = lines.filter(({ isChecked }) => isChecked === 1);
  const [{ shopId, shopName }] = lines as [CartLine];
  return {
    ...shopCartExample,
    ...{ shopId, shopName, shopType: shopId === 1 ? 1 : 2, shopCartItems: [...lines] },
    ...{ total: totalOf(ticked), totalCount: piecesOf(ticked), couponReduce: reduce },
    missingForFreeFreight: ticked.length > 0 ? "0.00" : null,
    promotions: shopId === 1 ? [coupon] : [],
    actualTotal: minus(totalOf(ticked), reduce),
  };
}

const wrenches = lineOf(0, "8mm", 20, {
  tierPrices: [{ from: 50, price: "15.90" }],
  lastPaid: { price: "17.20", day: "2026-10-12" },
});
const drills = lineOf(1, "橙黑 双电池+工具箱", 2, { price: "468.00", priceThen: "488.00" });
const gloves = lineOf(2, "L", 6);
const bolts = lineOf(4, "M8×30", 20, { isChecked: 0, stepCount: 10 });
const boxes = lineOf(5, "3 号", 2, {
  ...{ isChecked: 0, stock: 0, state: "soldOut", allowedActions: ["collect", "delete"] },
});

const shopCarts = [
  shopOf([wrenches, drills], couponReduce),
  shopOf([gloves], "0.00"),
  shopOf([bolts], "0.00"),
];
const lines = shopCarts.flatMap(({ shopCartItems }) => shopCartItems);
const ticked = lines.filter(({ isChecked }) => isChecked === 1);
const { shopId, shopName } = boxes;

export const cart: ShopCartWithAmount = {
  ...{ ...totalsExample, now: mergedExample.now },
  shopCarts,
  expired: [{ shopId, shopName, shopCartItemDtoList: [boxes] }],
  ...{ totalMoney: totalOf(ticked), subtractMoney: couponReduce },
  finalMoney: minus(totalOf(ticked), couponReduce),
  ...{ count: piecesOf(ticked), checkedLines: ticked.length, prodCount: piecesOf([...lines, boxes]) },
};
export const emptyCart: ShopCartWithAmount = { ...cart, shopCarts: [], expired: [], prodCount: 0 };

/** What a line pays of its shop's total, by its part of it. */
function sharesOf({ shopCartItems, total, couponReduce: reduce }: ShopCart): YuanText[] {
  const shares = shopCartItems
    .slice(1)
    .map(({ productTotalAmount }) =>
      fen(Math.round((yuanToFen(reduce) * yuanToFen(productTotalAmount)) / yuanToFen(total))),
    );
  const rest = fen(yuanToFen(reduce) - shares.reduce((all, one) => all + one, 0));
  return [rest, ...shares].map(fenToYuan);
}

/** A shop's ticked lines as an order has them: with what each pays. */
export const linesOfOrder = (shop: ShopCart) => {
  const shares = sharesOf(shop);
  return shop.shopCartItems.map((line, at) => {
    const shareReduce = shares[at] ?? "0.00";
    return { ...line, shareReduce, actualTotal: minus(line.productTotalAmount, shareReduce) };
  });
};

const [shopExample] = mergedExample.shopCartOrders;
const [couponExample] = mergedExample.coupons;
export const [ownShop, safetyShop] = shopCarts as [ShopCart, ShopCart];
const shopsToOrder = [ownShop, safetyShop];

export const checkout: MergedOrder = {
  ...mergedExample,
  shopCartOrders: shopsToOrder.map((shop) => ({
    ...(shopExample ?? never()),
    ...{ shopId: shop.shopId, shopName: shop.shopName, shopType: shop.shopType, total: shop.total },
    ...{ totalCount: shop.totalCount, couponReduce: shop.couponReduce, actualTotal: shop.actualTotal },
    ...(shop.shopType === 1 ? {} : { dvyTypes: [1], terms: null }),
    shopCartItems: linesOfOrder(shop).map((line) => ({
      ...line,
      ...{ priceThen: line.price, scorePrice: 0, activityId: null, mold: 0 },
    })),
  })),
  ...{ total: cart.totalMoney, totalCount: cart.count, couponReduce, orderReduce: couponReduce },
  actualTotal: cart.finalMoney,
  coupons: [
    {
      ...(couponExample ?? never()),
      ...{ couponName: coupon.name, cashCondition: coupon.cashCondition, reduceAmount: couponReduce },
      ...{ scopeNames: [ownShop.shopName], shopName: ownShop.shopName },
    },
    {
      ...(couponExample ?? never()),
      ...{
        couponUserId: 41,
        couponId: 5,
        couponName: "年终采购大额券",
        scope: "platform",
        scopeNames: [],
        choose: 0,
      },
      ...{ cashCondition: "3000.00", reduceAmount: "400.00", shopId: null, shopName: "", canUse: 0 },
      ...{ why: "threshold", missing: minus("3000.00", cart.totalMoney) },
    },
  ],
  scoreInfo: { ...mergedExample.scoreInfo, maxUsableScore: 20_000 },
};
