import type { Coupon } from "@tradehall/api-client/models/coupon";
import type { ProdCombo } from "@tradehall/api-client/models/product";
import type { ProductDetail } from "@tradehall/api-client/models/product-detail";
import type { CouponOffer } from "@tradehall/mall-components/product/CouponStrip";
import type { GalleryFilm } from "@tradehall/mall-components/product/Gallery";
import type { PackageView } from "@tradehall/mall-components/product/PackageList";
import type { LastPaidView, PromotionRow } from "@tradehall/mall-components/product/PriceBlock";
import type { ShopSummary } from "@tradehall/mall-components/shop/ShopCard";
import { lookup } from "@tradehall/mall-rules/lookup";
import { fen, fenToYuan, minus, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import type { PieceOffer, PriceTier } from "@tradehall/mall-rules/pricing/piece-cost";
import { classedStyles } from "@tradehall/mall-rules/rich-text/classed-styles";
import { molds, prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import type { SkuOption, SkuSpec } from "@tradehall/mall-rules/states/product/sku-choice";
import type { PreSaleTimes } from "@tradehall/mall-rules/states/promotion/pre-sale";
import { isShopOpen, shopTypes } from "@tradehall/mall-rules/states/shop/shop";
import { fromChinaTime } from "@tradehall/mall-rules/time/china-time";
import { arrivalText, couponText, type Locale, prodTagWords, returnText } from "@tradehall/mall-rules/words";
import {
  activityText,
  activityTimeText,
  aloneText,
  offerLimitText,
  toFlashSaleText,
  togetherText,
} from "@tradehall/mall-rules/words/activities";
import { couponMemberText } from "@tradehall/mall-rules/words/coupons";
import type { DataRoutes } from "./data-routes.ts";
import { type DeliveryView, toDelivery } from "./detail-delivery.ts";
import { toDiscountRows } from "./discount.ts";
import { toOffers, toSkus, toTiers } from "./sku-options.ts";

export interface DetailView {
  id: string;
  shopId: string;
  name: string;
  brief: string;
  pictures: string[];
  /** A film about it; null without one. */
  film: GalleryFilm | null;
  html: string;
  /** Stylesheet of the text's own looks. */
  textRules: string;
  specs: SkuSpec[];
  skus: SkuOption[];
  /** Pictures of values, `"颜色:红色"` → path. */
  swatches: Record<string, string>;
  /** Former price of the cheapest SKU; null without one. */
  original: YuanText | null;
  /** Whether the prices for members are the buyer's. */
  isMember: boolean;
  /** Limited-time offers by SKU, the cheapest first. */
  offers: Record<string, (PieceOffer & { activityId: string })[]>;
  /** What an offer is bound to, when pre-sale goods come. */
  promotions: PromotionRow[];
  /** Prices of a piece by quantity, of each SKU. */
  tiers: Record<string, PriceTier[]>;
  coupons: CouponOffer[];
  packages: PackageView[];
  parameters: { name: string; value: string }[];
  /** Files about it, by their kind. */
  documents: { id: string; name: string; type: string; bytes?: number }[];
  unit: string;
  quantityRule: { min: number; step: number };
  stock: number;
  soldCount: number;
  reviewCount: number;
  goodRate: number;
  /** Of points goods: their price in points; 0 of all others. */
  points: number;
  /** Of points goods: points of a piece by SKU. */
  scores: Record<string, number>;
  kind: "goods" | "virtual" | "preSale" | "deposit";
  /** Of goods that are sold for a deposit: that of a piece, when it and the balance are paid, when they are sent. */
  preSale: (PreSaleTimes & { deposit: YuanText; shipBy?: number }) | null;
  /** SKUs whose return to stock the buyer is told of. */
  awaited: string[];
  /** Pieces of it that are ticked in the cart; they count together with more. */
  cartPieces: number;
  /** What the buyer paid for a piece the last time, by SKU. */
  lastPaid: Record<string, LastPaidView>;
  shop: ShopSummary;
  isCloudWarehouse: boolean;
  /** What the shop promises of these goods, with its limits. */
  services: string[];
  delivery: DeliveryView;
  breadcrumbs: { label: string; href: string }[];
  isWishlisted: boolean;
  /** Group buying runs; the analytics count such a page apart (Spec §9). */
  isGroupBuy: boolean;
  /** Sold in teams now: for how much by SKU, and what of which the pieces are not gone. */
  group: { activityId: string; yuanBySku: Record<string, YuanText> } | null;
  /** The activity's strip: its words, and what its clock counts to; past for one that is sold out. */
  activity: { text: string; endsAt: number; timeText: string; href?: string; linkText?: string } | null;
  /** Word before the price, where it is not simply the price. */
  priceLabel: string | undefined;
  now: number;
}

const toCouponOffer = (coupon: Coupon, locale: Locale): CouponOffer => ({
  id: String(coupon.couponId),
  text: couponText(coupon.cashCondition, coupon.reduceAmount, locale),
  ...(coupon.memberOnly ? { mark: couponMemberText[locale] } : {}),
  expiry: coupon.endTime.slice(0, 10),
  state: coupon.state,
});

const toPackage = (combo: ProdCombo, routes: DataRoutes): PackageView => ({
  id: String(combo.comboId),
  name: combo.name,
  yuan: combo.price,
  savedYuan: minus(combo.oriPrice, combo.price),
  isSoldOut: combo.items.some((item) => item.inStock === 0),
  items: combo.items.map((item) => ({
    id: String(item.skuId),
    title: item.prodName,
    href: routes.product(item.prodId, item.skuId),
    picture: item.pic,
    ...(item.skuName ? { skuText: item.skuName } : {}),
    yuan: item.price,
    originalYuan: item.oriPrice,
  })),
});

/**
 * Says when pre-sale goods come, what of the product in the cart counts together with more of it, and an offer's limit
 * where it is nearer than the stock.
 */
function toPromotions(wire: ProductDetail, locale: Locale, routes: DataRoutes): PromotionRow[] {
  const { skuList, unit, cartPieces } = wire;
  // A pre-sale with a deposit says it in its own steps.
  const day = wire.deposit ? undefined : wire.preSellTime?.slice(0, 10);
  const rows: PromotionRow[] = [
    ...toDiscountRows(wire.discounts, locale, routes),
    ...(day
      ? [
          {
            id: "preSale",
            tag: prodTagWords.preSell[locale],
            text: arrivalText({ kind: "sentFrom", day }, locale),
          },
        ]
      : []),
    // Is there from the first: a row that came with the first piece in the cart would push the buttons away.
    ...(wire.tierPrices.length > 0
      ? [{ id: "tier", tag: prodTagWords.tier[locale], text: togetherText(cartPieces, unit, locale) }]
      : []),
  ];
  const limits = skuList.flatMap(({ activityStocks, stocks }) =>
    activityStocks !== null && activityStocks < stocks ? [activityStocks] : [],
  );
  if (limits.length === 0) return rows;
  const text = offerLimitText(Math.max(...limits), unit, locale);
  return [...rows, { id: "offer", tag: prodTagWords.special[locale], text }];
}

function toActivity(
  { activity, now }: ProductDetail,
  locale: Locale,
  isSold: boolean,
  routes: DataRoutes,
): DetailView["activity"] {
  if (!activity || !isSold) return null;
  const { status, startsAt, endsAt, seckillId } = activity;
  const ends = lookup({ notStarted: startsAt, inProgress: endsAt }, status, now);
  return {
    text: activityText(activity, locale),
    endsAt: ends,
    timeText: activityTimeText(status, locale),
    ...(seckillId !== null && routes.seckill
      ? { href: routes.seckill(seckillId), linkText: toFlashSaleText[locale] }
      : {}),
  };
}

function toGroup({ groupBuy }: ProductDetail, isSold: boolean): DetailView["group"] {
  if (!groupBuy || !isSold) return null;
  const left = groupBuy.skus.filter((sku) => sku.left > 0);
  return {
    activityId: String(groupBuy.activityId),
    yuanBySku: Object.fromEntries(left.map(({ skuId, price }) => [skuId, price])),
  };
}

function toPreSale({ deposit, preSellTime }: ProductDetail): DetailView["preSale"] {
  const sent = preSellTime === null ? undefined : fromChinaTime(preSellTime);
  return deposit && { ...deposit, ...(sent ? { shipBy: sent.getTime() } : {}) };
}

function kindOf({ mold, preSellStatus, deposit }: ProductDetail): DetailView["kind"] {
  if (deposit) return "deposit";
  if (mold === molds.virtual) return "virtual";
  return preSellStatus === 1 ? "preSale" : "goods";
}

const returnsOf = ({ mold, prodType }: ProductDetail) =>
  prodType === prodTypes.integral ? "points" : mold === molds.virtual ? "virtual" : "goods";

function breadcrumbsOf({ categoryPath }: ProductDetail, routes: DataRoutes): DetailView["breadcrumbs"] {
  const ids = categoryPath.map(({ categoryId }) => categoryId);
  return categoryPath.map((step, index) => ({
    label: step.categoryName,
    href: routes.category(ids.slice(0, index + 1)),
  }));
}

export function toDetail(wire: ProductDetail, locale: Locale, routes: DataRoutes): DetailView {
  const skus = toSkus(
    wire.skuList,
    wire.specs.map(({ name }) => name),
  );
  const text = classedStyles(wire.content);
  const isSold = wire.activity !== null && (routes.sells?.(wire.activity.kind) ?? true);
  const group = toGroup(wire, routes.sells?.("grouping") ?? true);
  // Also before it begins and where its pieces are gone.
  const isAlone = group !== null || (isSold && wire.activity?.kind === "grouping");
  const originals = skus.flatMap((sku) => (sku.originalYuan ? [yuanToFen(sku.originalYuan)] : []));
  return {
    id: String(wire.prodId),
    shopId: String(wire.shop.shopId),
    name: wire.prodName,
    brief: wire.brief,
    pictures: [wire.pic, ...wire.imgs.split(",")].filter(
      (path, index, all) => path && all.indexOf(path) === index,
    ),
    film: wire.video && {
      src: wire.video.url,
      poster: wire.video.poster,
      seconds: Math.round(wire.video.seconds),
    },
    html: text.html,
    textRules: text.rules,
    specs: wire.specs.map((spec) => ({ name: spec.name, values: spec.values.map(({ value }) => value) })),
    skus,
    swatches: Object.fromEntries(
      wire.specs.flatMap(({ name, values }) =>
        values.flatMap(({ value, pic }) => (pic ? [[`${name}:${value}`, pic]] : [])),
      ),
    ),
    original: originals.length > 0 ? fenToYuan(fen(Math.min(...originals))) : null,
    isMember: wire.isMember === 1,
    offers: toOffers(wire.skuList),
    promotions: toPromotions(wire, locale, routes),
    tiers: toTiers(wire.skuList),
    packages: wire.combos.map((combo) => toPackage(combo, routes)),
    // What can be claimed is first: a strip may show no more than a line.
    coupons: wire.coupons
      .toSorted((a, b) => Number(b.state === "claimable") - Number(a.state === "claimable"))
      .map((coupon) => toCouponOffer(coupon, locale)),
    documents: wire.documents.map(({ kind, name, contentType, bytes }) => ({
      ...{ id: kind, name, type: (contentType.split(/[/;]/)[1] ?? "").toUpperCase() },
      ...(bytes === null ? {} : { bytes }),
    })),
    parameters: wire.prodParameterList.map((row) => ({ name: row.parameterKey, value: row.parameterValue })),
    unit: wire.unit,
    quantityRule: { min: wire.minCount, step: wire.stepCount },
    stock: wire.totalStocks,
    points: wire.scorePrice,
    scores: Object.fromEntries(wire.skuList.map(({ skuId, skuScore }) => [String(skuId), skuScore])),
    soldCount: wire.soldNum,
    reviewCount: wire.commentNum,
    goodRate: Math.round(wire.positiveRating),
    kind: kindOf(wire),
    preSale: toPreSale(wire),
    awaited: wire.awaitedSkuIds.map(String),
    cartPieces: wire.cartPieces,
    lastPaid: Object.fromEntries(wire.lastPaid.map(({ skuId, price, day }) => [skuId, { yuan: price, day }])),
    shop: {
      id: String(wire.shop.shopId),
      name: wire.shop.shopName,
      href: routes.shop(wire.shop.shopId),
      logo: wire.shop.shopLogo,
      isSelfOperated: wire.shop.shopType === shopTypes.selfOperated,
      brief: wire.shop.intro,
      productCount: wire.shop.prodCount,
      isWishlisted: wire.shop.isCollection === 1,
      isOpen: isShopOpen(wire.shop.shopStatus),
    },
    isCloudWarehouse: wire.isCloudWarehouse === 1,
    services: [returnText(returnsOf(wire), locale)],
    delivery: toDelivery(wire, locale),
    breadcrumbs: breadcrumbsOf(wire, routes),
    isWishlisted: wire.isCollection === 1,
    activity: toActivity(wire, locale, isSold, routes),
    group,
    isGroupBuy: group !== null,
    priceLabel: isAlone ? aloneText[locale] : undefined,
    now: wire.now,
  };
}
