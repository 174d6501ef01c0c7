/** Puts together what a product's page shows. */

import type { Coupon } from "@tradehall/api-client/models/coupon";
import type { Discount } from "@tradehall/api-client/models/discount";
import { documentKinds, documentTypes } from "@tradehall/api-client/models/prod-files";
import type { ProdCombo } from "@tradehall/api-client/models/product";
import type { ProductDetail } from "@tradehall/api-client/models/product-detail";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { molds, prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Locale } from "@tradehall/mall-rules/words";
import { documentNames } from "@tradehall/mall-rules/words/documents";
import type { skus } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { depositOf } from "#server/modules/product/goods/deposit.ts";
import type { ListedProduct } from "#server/modules/product/goods/listed-product.ts";
import { toSku, toTierPrices } from "#server/modules/product/goods/sku-list.ts";
import type { Region } from "../address/asked-region.ts";
import { type OffersBySku, offersOf } from "../promotion/offer/offers.ts";
import { type CatalogueMap, goodsByShop, pathOf } from "./category/catalogue-map.ts";
import { type ActivityRow, rowsInEffect, runningGroup, toProductActivity } from "./product-activity.ts";
import { deliveryOf } from "./product-delivery.ts";

export interface DetailParts {
  listed: ListedProduct;
  skus: (typeof skus.$inferSelect)[];
  activity: ActivityRow[];
  offers: OffersBySku;
  coupons: Coupon[];
  discounts: Discount[];
  combos: ProdCombo[];
  region: Region;
  map: CatalogueMap;
  collected: boolean;
  /** The shop is on the buyer's wishlist. */
  likesShop: boolean;
  awaited: number[];
  cartPieces: number;
  lastPaid: ProductDetail["lastPaid"];
  /** Who looks; undefined without a session. */
  visitor: Pick<Buyer, "isPaidMember" | "hasFreeFreight"> | undefined;
  /** Cleaned. */
  content: string;
  now: Date;
  locale: Locale;
}

function shopOf({ shop }: ListedProduct, prodCount: number, isLiked: boolean): ProductDetail["shop"] {
  const { id, name, shopType, status, storeType, logo, intro, tel } = shop;
  return {
    ...{ shopId: id, shopName: name, shopType, shopStatus: status, storeType, shopLogo: logo },
    ...{ intro, tel, prodCount, isCollection: isLiked ? 1 : 0 },
  };
}

/** What the product's own row says, as the wire words it. */
function ofRow({ product }: ListedProduct, locale: Locale) {
  const deposit = depositOf(product);
  return {
    prodId: product.id,
    prodName: product.name,
    brief: product.brief,
    pic: product.pictures[0] ?? "",
    imgs: product.pictures.join(","),
    video: product.video,
    price: fenToYuan(product.priceFen),
    oriPrice: product.oriPriceFen === null ? null : fenToYuan(product.oriPriceFen),
    scorePrice: product.scorePrice,
    tierPrices: toTierPrices(product.tierPrices),
    specs: product.specs.map(({ name, values }) => ({
      name,
      values: values.map(({ value, picture }) => ({ value, pic: picture ?? "" })),
    })),
    prodParameterList: product.parameters.map(({ key, value }) => ({
      parameterKey: key,
      parameterValue: value,
    })),
    documents: documentKinds.map((kind) => ({
      ...{ kind, name: documentNames[kind][locale], contentType: documentTypes[kind], bytes: null },
    })),
    virtualRemark: product.remarkFields.map(({ name, required }) => ({
      name,
      isRequired: required ? (1 as const) : (0 as const),
    })),
    unit: product.unit,
    minCount: product.minCount,
    stepCount: product.stepCount,
    soldNum: product.soldNum,
    mold: product.mold,
    prodType: product.prodType,
    isCloudWarehouse: product.cloudWarehouse ? (1 as const) : (0 as const),
    preSellStatus: product.preSell ? (1 as const) : (0 as const),
    preSellTime: product.preSellAt ? chinaTime(product.preSellAt) : null,
    deposit: deposit && { deposit: fenToYuan(deposit.depositFen), ...deposit.times },
    putawayTime: chinaTime(product.putawayAt),
    commentNum: product.commentNum,
    positiveRating: product.positiveRating,
  };
}

/** Goods that are sold for a deposit or for points have their own price: nothing more is promised of them than is kept. */
const atOwnPrice = (parts: DetailParts): DetailParts =>
  parts.listed.product.depositFen === null && parts.listed.product.prodType !== prodTypes.integral
    ? parts
    : {
        ...{ ...parts, offers: new Map(), coupons: [], discounts: [], combos: [] },
        skus: parts.skus.map((sku) => ({ ...sku, memberPriceFen: null })),
      };

export function toProductDetail(asked: DetailParts): ProductDetail {
  const parts = atOwnPrice(asked);
  const { listed, skus: rows, activity, map, now } = parts;
  const { product, shop } = listed;
  const inEffect = rowsInEffect(activity, now);
  const brand = map.brands.get(product.brandId ?? 0);
  const isVirtual = product.mold === molds.virtual;
  return {
    ...ofRow(listed, parts.locale),
    content: parts.content,
    skuList: rows.map((row) => toSku(row, product, offersOf(parts.offers, row.id))),
    totalStocks: rows.reduce((sum, row) => sum + row.stocks, 0),
    brand: brand ? { brandId: brand.id, brandName: brand.name, logo: brand.logo } : null,
    categoryPath: pathOf(map, product.categoryId),
    shop: shopOf(listed, goodsByShop(map).get(listed.shop.id) ?? 0, parts.likesShop),
    deliveryModeVO: { hasShopDelivery: !isVirtual, hasUserPickUp: false, hasCityDelivery: false },
    delivery: deliveryOf({ shop, product, region: parts.region, visitor: parts.visitor }, now),
    coupons: parts.coupons,
    discounts: parts.discounts,
    combos: parts.combos,
    activity: toProductActivity(inEffect, now),
    groupBuy: toProductActivity(runningGroup(activity, now), now),
    isCollection: parts.collected ? 1 : 0,
    isMember: parts.visitor?.isPaidMember ? 1 : 0,
    awaitedSkuIds: parts.awaited,
    cartPieces: parts.cartPieces,
    lastPaid: parts.lastPaid,
    now: now.getTime(),
  };
}
