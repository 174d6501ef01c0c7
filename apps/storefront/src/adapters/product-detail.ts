import type { Coupon } from "@tradehall/api-client/models/coupon";
import type { ProductDetail } from "@tradehall/api-client/models/product-detail";
import type { NotBuyable } from "@tradehall/mall-components/catalog/BuyBox";
import type { CouponOffer } from "@tradehall/mall-components/catalog/CouponStrip";
import type { ShopSummary } from "@tradehall/mall-components/catalog/ShopCard";
import type { PriceTier } from "@tradehall/mall-components/catalog/TierPriceTable";
import { fenToYuan, priceText, yuanToFen } from "@tradehall/mall-rules/money";
import { molds } from "@tradehall/mall-rules/states/delivery";
import { isShopOpen, shopTypes } from "@tradehall/mall-rules/states/shop";
import type { SkuOption, SkuSpec } from "@tradehall/mall-rules/states/sku-choice";
import { catalogueWords, couponText, fill, type Locale } from "@tradehall/mall-rules/words";
import { listHref } from "./list-address.ts";

export interface DetailView {
  id: string;
  shopId: string;
  name: string;
  brief: string;
  pictures: string[];
  html: string;
  specs: SkuSpec[];
  skus: SkuOption[];
  swatches: Record<string, string>;
  lowest: string;
  highest: string;
  original: string | null;
  /** Unit prices of the cheapest SKU by quantity. */
  tiers: PriceTier[];
  /** Price of the cheapest SKU, which the tiers go by. */
  tierBase: string;
  coupons: CouponOffer[];
  parameters: { name: string; value: string }[];
  unit: string;
  quantity: { min: number; step: number };
  stock: number;
  soldCount: number;
  reviewCount: number;
  goodRate: number;
  kind: "goods" | "virtual" | "preSale";
  notBuyable: NotBuyable | undefined;
  shop: ShopSummary;
  isCloudWarehouse: boolean;
  delivery: { region: string; freightYuan: string; freeNote: string; isUndeliverable: boolean };
  trail: { label: string; href: string }[];
  isFavourite: boolean;
  activity: { endsAt: number; isRunning: boolean; name: string } | null;
  now: number;
}

export const toCouponOffer = (coupon: Coupon, locale: Locale): CouponOffer => ({
  id: String(coupon.couponId),
  text: couponText(coupon.cashCondition, coupon.reduceAmount, locale),
  expiry: coupon.endTime.slice(0, 10),
  isClaimed: coupon.receivedNum >= coupon.limitNum,
  isSoldOut: coupon.stocks === 0,
});

const toSkus = (wire: ProductDetail): SkuOption[] =>
  wire.skuList.map((sku) => {
    const original = sku.activityPrice ? sku.price : sku.oriPrice;
    return {
      id: String(sku.skuId),
      values: Object.fromEntries(wire.specs.map((spec, index) => [spec.name, sku.values[index] ?? ""])),
      yuan: sku.activityPrice ?? sku.price,
      stock: sku.stocks,
      name: sku.skuName,
      ...(original ? { originalYuan: original } : {}),
      ...(sku.pic ? { picture: sku.pic } : {}),
    };
  });

function notBuyable(wire: ProductDetail): NotBuyable | undefined {
  if (!isShopOpen(wire.shop.shopStatus)) return "shopClosed";
  return wire.totalStocks === 0 ? "soldOut" : undefined;
}

function kindOf({ mold, preSellStatus }: ProductDetail): DetailView["kind"] {
  if (mold === molds.virtual) return "virtual";
  return preSellStatus === 1 ? "preSale" : "goods";
}

const levels = ["cpid", "cid", "thCid"] as const;

function trailOf(wire: ProductDetail): DetailView["trail"] {
  return wire.categoryPath.map((step, index) => ({
    label: step.categoryName,
    href: listHref(
      Object.fromEntries(
        levels.slice(0, index + 1).map((name, level) => [name, String(wire.categoryPath[level]?.categoryId)]),
      ),
    ),
  }));
}

function deliveryOf({ delivery }: ProductDetail, locale: Locale): DetailView["delivery"] {
  const amount = delivery.freeFreightFrom;
  return {
    region: delivery.region,
    freightYuan: delivery.freight,
    freeNote: amount ? fill(catalogueWords.freeFreight[locale], { amount: priceText(amount) }) : "",
    isUndeliverable: delivery.isDelivery === 0,
  };
}

export function toDetail(wire: ProductDetail, locale: Locale): DetailView {
  const skus = toSkus(wire);
  const fen = skus.map((sku) => yuanToFen(sku.yuan));
  const originals = skus.flatMap((sku) => (sku.originalYuan ? [yuanToFen(sku.originalYuan)] : []));
  const running = wire.activity?.status === "inProgress";
  return {
    id: String(wire.prodId),
    shopId: String(wire.shop.shopId),
    name: wire.prodName,
    brief: wire.brief,
    pictures: [wire.pic, ...wire.imgs.split(",")].filter(
      (path, index, all) => path && all.indexOf(path) === index,
    ),
    html: wire.content,
    specs: wire.specs.map((spec) => ({ name: spec.name, values: spec.values.map(({ value }) => value) })),
    skus,
    swatches: Object.fromEntries(
      wire.specs.flatMap((spec) => spec.values.flatMap(({ value, pic }) => (pic ? [[value, pic]] : []))),
    ),
    lowest: fenToYuan(Math.min(...fen)),
    highest: fenToYuan(Math.max(...fen)),
    original: originals.length > 0 ? fenToYuan(Math.min(...originals)) : null,
    tiers: wire.tierPrices.map(({ from, price }) => ({ minCount: from, yuan: price })),
    tierBase: wire.price,
    coupons: wire.coupons.map((coupon) => toCouponOffer(coupon, locale)),
    parameters: wire.prodParameterList.map((row) => ({ name: row.parameterKey, value: row.parameterValue })),
    unit: wire.unit,
    quantity: { min: wire.minCount, step: wire.stepCount },
    stock: wire.totalStocks,
    soldCount: wire.soldNum,
    reviewCount: wire.commentNum,
    goodRate: Math.round(wire.positiveRating),
    kind: kindOf(wire),
    notBuyable: notBuyable(wire),
    shop: {
      id: String(wire.shop.shopId),
      name: wire.shop.shopName,
      href: listHref({ shopId: String(wire.shop.shopId) }),
      logo: wire.shop.shopLogo,
      isSelfOperated: wire.shop.shopType === shopTypes.selfOperated,
      brief: wire.shop.intro,
      productCount: wire.shop.prodCount,
      isOpen: isShopOpen(wire.shop.shopStatus),
    },
    isCloudWarehouse: wire.isCloudWarehouse === 1,
    delivery: deliveryOf(wire, locale),
    trail: trailOf(wire),
    isFavourite: wire.isCollection === 1,
    activity: wire.activity && {
      name: wire.activity.name,
      endsAt: running ? wire.activity.endsAt : wire.activity.startsAt,
      isRunning: running,
    },
    now: wire.now,
  };
}
