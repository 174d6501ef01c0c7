/** An order that is about to be submitted → what its page shows. */
import type { BlockedLine, ConfirmLine, MergedOrder, ShopOrder } from "@tradehall/api-client/models/order";
import type { PreSaleToPay } from "@tradehall/api-client/models/pre-sale";
import type { BlockedLineView } from "@tradehall/mall-components/cart/BlockedLines";
import type { CheckoutCouponView } from "@tradehall/mall-components/checkout/CheckoutCoupons";
import type { CheckoutShopView } from "@tradehall/mall-components/checkout/CheckoutShopGroup";
import type { ApprovalNoticeProps } from "@tradehall/mall-components/enterprise/ApprovalNotice";
import type { OrderLineView } from "@tradehall/mall-components/order/OrderGoodsTable";
import type { AmountsView } from "@tradehall/mall-components/order/PriceBreakdown";
import { sum, toYuanText, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { deliveryTypeName, deliveryTypes } from "@tradehall/mall-rules/states/order/delivery";
import { packText, piecePriceText } from "@tradehall/mall-rules/states/product/pack";
import type { ActivityKind } from "@tradehall/mall-rules/states/promotion/activity";
import { shopTypes } from "@tradehall/mall-rules/states/shop/shop";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { arrivalText, type Locale, prodTagWords, refusalText } from "@tradehall/mall-rules/words";
import { couponRefusalText, couponScopeText } from "@tradehall/mall-rules/words/coupons";
import { lineMarkWords } from "@tradehall/mall-rules/words/discounts";
import { exchangeWords, missingText } from "@tradehall/mall-rules/words/exchange";
import { quoteWords } from "@tradehall/mall-rules/words/quotes";
import type { DataRoutes } from "./data-routes.ts";
import { toGiftLine } from "./discount.ts";
import { codesOf } from "./goods-line.ts";

export interface CheckoutView {
  uuid: string;
  /** Says that goods cost more than when they were put into the cart; empty where none do. */
  priceNote: string;
  /** Bought in an activity or a pre-sale, at whose price nothing more comes off. */
  isInActivity: boolean;
  /** What the prices of a quote or of points goods combine with; empty for all others. */
  termsNote: string;
  /** Of points goods: the points they cost, and those the buyer has; null for all others. */
  exchange: { score: number; owned: number; missingText: string } | null;
  /** Of goods that are sold for a deposit. */
  preSale: PreSaleToPay | null;
  addressId: string | undefined;
  needsAddress: boolean;
  shops: CheckoutShopView[];
  /** Lines that this address rules out. */
  undeliverable: BlockedLineView[];
  /** Lines that cannot be ordered as they are. */
  blocked: BlockedLineView[];
  coupons: { usable: CheckoutCouponView[]; unusable: CheckoutCouponView[]; selectedIds: string[] };
  points: { owned: number; max: number; value: number; worth: YuanText };
  amounts: AmountsView;
  pieces: number;
  /** Choices as the form shows them, `name=value`: one that differs when it is sent was made without script. */
  shown: string[];
  /** Names of required fields by input name. */
  labels: Record<string, string>;
  required: string[];
  /** Above which limits it is, and who would approve it; undefined where it can be paid at once. */
  approval: ApprovalNoticeProps | undefined;
}

const isDearer = ({ price, priceThen }: ConfirmLine): boolean =>
  priceThen !== null && yuanToFen(price) > yuanToFen(priceThen);

/** Names a line, and its goods to the page's action. */
const lineId = ({ basketId, prodId, skuId }: ConfirmLine): string => `${basketId}-${prodId}-${skuId}`;

interface Shown {
  locale: Locale;
  routes: DataRoutes;
}

const toLine = (
  line: ConfirmLine,
  { locale, routes }: Shown,
  kind: ActivityKind = "special",
): OrderLineView => ({
  id: lineId(line),
  title: line.prodName,
  href: routes.product(line.prodId, line.skuId),
  picture: line.pic,
  ...(line.skuName ? { skuText: line.skuName } : {}),
  ...codesOf(line),
  ...(line.activityId === null ? {} : { tags: [prodTagWords[kind][locale]] }),
  ...(yuanToFen(line.memberAmount) > 0 ? { tags: [lineMarkWords.member[locale]] } : {}),
  ...(line.comboId > 0 ? { tags: [lineMarkWords.package[locale]] } : {}),
  ...(line.pack ? { pack: packText(line.pack), piecePrice: piecePriceText(line.price, line.pack) } : {}),
  price: line.price,
  ...(line.scorePrice > 0 ? { score: line.scorePrice, scoreSubtotal: line.scorePrice * line.prodCount } : {}),
  unit: line.pack?.unit ?? line.unit,
  ...(isDearer(line) && line.priceThen ? { changedFrom: line.priceThen } : {}),
  quantity: line.prodCount,
  subtotal: line.productTotalAmount,
});

/** Lines of the cart can be left out; what is bought now is all there is. */
export const toBlocked = (line: BlockedLine, locale: Locale, routes: DataRoutes): BlockedLineView => ({
  ...toLine(line, { locale, routes }),
  reason: refusalText(line.why, locale),
  ...(line.orderable > 0 ? { orderable: line.orderable } : {}),
  canLeaveOut: line.basketId > 0,
});

/** Unit prices that an order has now and the page had not, by line: those that the page showed. */
export const changedPrices = (
  order: MergedOrder,
  shown: ReadonlyMap<string, string>,
): Record<string, YuanText> =>
  Object.fromEntries(
    order.shopCartOrders
      .flatMap((shop) => shop.shopCartItems)
      .flatMap((line) => {
        const was = toYuanText(shown.get(lineId(line)) ?? "");
        return was && was !== line.price ? [[lineId(line), was]] : [];
      }),
  );

function toCoupons(order: MergedOrder, locale: Locale): CheckoutView["coupons"] {
  const views = order.coupons.map((coupon) => ({
    coupon,
    view: {
      id: String(coupon.couponUserId),
      reduce: coupon.reduceAmount,
      threshold: coupon.cashCondition,
      name: coupon.couponName,
      scopeText: couponScopeText(coupon, locale),
      expiresAt: chinaDate(coupon.endsAt),
      ...(coupon.shopId === null ? {} : { giver: String(coupon.shopId) }),
      replaces: coupon.replaces.map(String),
      ...(coupon.why ? { blockedReason: couponRefusalText(coupon.why, coupon.missing, locale) } : {}),
    } satisfies CheckoutCouponView,
  }));
  return {
    usable: views.filter(({ coupon }) => coupon.canUse).map(({ view }) => view),
    unusable: views.filter(({ coupon }) => !coupon.canUse).map(({ view }) => view),
    selectedIds: views.filter(({ coupon }) => coupon.choose).map(({ view }) => view.id),
  };
}

function toTerms({ terms }: ShopOrder, all: readonly ShopOrder[]): Pick<CheckoutShopView, "terms"> {
  if (!terms) return {};
  const { left, termDays: days, dueTime, block } = terms;
  const needsSeparateOrders = all.some((shop) => shop.terms === null || shop.terms.block !== null);
  return {
    terms: { left, days, dueText: dueTime.slice(0, 10), ...(block ? { block } : {}), needsSeparateOrders },
  };
}

/** What is collected, or brought within the city, comes when shop and buyer agree. */
const isSent = (type: number): boolean => type === deliveryTypes.express || type === deliveryTypes.none;

const hourMs = 3_600_000;

const toApproval = ({ approval }: MergedOrder): CheckoutView["approval"] =>
  approval
    ? { reasons: approval.reasons, approvers: approval.approvers, hours: approval.heldMs / hourMs }
    : undefined;

function toExchange({ exchange }: MergedOrder, locale: Locale): CheckoutView["exchange"] {
  if (!exchange) return null;
  const { score, owned } = exchange;
  return { score, owned, missingText: missingText(owned, score, locale) };
}

/** What the page that submits an order shows: its shops, choices, amounts and what keeps it from being sent. */
export function toCheckout(order: MergedOrder, locale: Locale, routes: DataRoutes): CheckoutView {
  const labels: Record<string, string> = {};
  const required: string[] = [];
  const shops = order.shopCartOrders.map((shop): CheckoutShopView => {
    const prodIds = new Set(shop.shopCartItems.map((line) => line.prodId));
    const remarkFields = order.virtualRemarkList
      .filter((remark) => prodIds.has(remark.prodId))
      .map((remark, index) => {
        const key = `${remark.prodId}-${index}`;
        labels[`remark-${shop.shopId}-${key}`] = remark.name;
        if (remark.isRequired) required.push(`remark-${shop.shopId}-${key}`);
        return { key, label: remark.name, isRequired: remark.isRequired === 1 };
      });
    return {
      shop: {
        id: String(shop.shopId),
        name: shop.shopName,
        isSelfOperated: shop.shopType === shopTypes.selfOperated,
      },
      lines: [
        ...shop.shopCartItems.map((line) => toLine(line, { locale, routes }, order.activity?.kind)),
        ...shop.gifts.map((gift) => toGiftLine(gift, locale, routes)),
      ],
      deliveries: shop.dvyTypes.map((type) => ({
        type: deliveryTypeName(type),
        ...(type === shop.dvyType ? { freight: shop.transFee } : {}),
        ...(shop.arrival && isSent(type) ? { note: arrivalText(shop.arrival, locale) } : {}),
      })),
      delivery: deliveryTypeName(shop.dvyType),
      ...(remarkFields.length > 0 ? { remarkFields } : {}),
      goods: shop.total,
      freight: shop.transFee,
      discount: sum([shop.discountReduce, shop.couponReduce, shop.scoreReduce]),
      payable: shop.actualTotal,
      // Points goods are ordered alone.
      ...(order.exchange ? { score: order.exchange.score } : {}),
      pieces: shop.totalCount,
      ...toTerms(shop, order.shopCartOrders),
    };
  });
  const hasDearer = order.shopCartOrders.some((shop) => shop.shopCartItems.some(isDearer));
  return {
    uuid: order.uuid,
    priceNote: hasDearer ? refusalText("priceChanged", locale) : "",
    isInActivity:
      order.activity !== null || order.preSale !== null || order.quote !== null || order.exchange !== null,
    termsNote: order.exchange ? exchangeWords.terms[locale] : order.quote ? quoteWords.terms[locale] : "",
    exchange: toExchange(order, locale),
    preSale: order.preSale,
    addressId: order.userAddr ? String(order.userAddr.addrId) : undefined,
    needsAddress: order.needsAddress === 1,
    shops,
    undeliverable: order.filterShopItems.map((line) => ({
      ...toLine(line, { locale, routes }),
      reason: refusalText("regionNotDelivered", locale),
      canLeaveOut: line.basketId > 0,
    })),
    blocked: order.blockedItems.map((line) => toBlocked(line, locale, routes)),
    coupons: toCoupons(order, locale),
    points: {
      owned: order.scoreInfo.score,
      max: order.scoreInfo.maxUsableScore,
      value: order.scoreInfo.usableScore,
      worth: order.totalScoreAmount,
    },
    amounts: {
      // Before what membership saves, which is a step of its own.
      goods: sum([order.total, order.memberAmount]),
      member: order.memberAmount,
      freight: order.totalTransFee,
      discount: order.discountReduce,
      coupon: order.couponReduce,
      points: order.totalScoreAmount,
      payable: order.actualTotal,
      ...(order.exchange ? { score: order.exchange.score } : {}),
      ...(order.preSale ? { deposit: order.preSale.deposit, balance: order.preSale.balance } : {}),
    },
    pieces: order.totalCount,
    shown: [
      ...(order.userAddr ? [`addrId=${order.userAddr.addrId}`] : []),
      ...shops.map((shop) => `delivery-${shop.shop.id}=${shop.delivery}`),
      `points=${order.scoreInfo.usableScore}`,
    ],
    labels,
    required: [...required, ...order.required],
    approval: toApproval(order),
  };
}
