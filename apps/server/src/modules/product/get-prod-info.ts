import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { handle } from "#server/handle.ts";
import { lastPaid } from "#server/modules/product/goods/last-paid.ts";
import { requireProduct } from "#server/modules/product/goods/listed-product.ts";
import { skuRows } from "#server/modules/product/goods/sku-list.ts";
import { cleanHtml } from "#server/rich-text/clean-html.ts";
import { askedRegion } from "../address/asked-region.ts";
import { couponsForProduct } from "../promotion/coupon/coupon-list.ts";
import { discountsForProduct } from "../promotion/discount/product-discounts.ts";
import { loadOffers } from "../promotion/offer/offers.ts";
import { awaitedIn, cartPiecesOf, isCollected, likesShop } from "./about-product.ts";
import { catalogueMap } from "./category/catalogue-map.ts";
import { activityRows } from "./product-activity.ts";
import { toProductDetail } from "./product-detail.ts";
import { packagesOf } from "./product-packages.ts";

export default handle(getProdInfo, async ({ query }, context) => {
  const { db, clock, visitor } = context;
  const now = clock.now();
  const listed = await requireProduct(db, query.prodId);
  const { product } = listed;
  const [
    skus,
    activity,
    coupons,
    discounts,
    combos,
    region,
    map,
    collected,
    likes,
    awaited,
    pieces,
    content,
  ] = await Promise.all([
    skuRows(db, product.id),
    activityRows(db, product.id, now),
    couponsForProduct(db, product.id, visitor, now),
    discountsForProduct(db, product, now),
    packagesOf(db, product.id),
    askedRegion(db, visitor, query),
    catalogueMap(db),
    isCollected(db, visitor, product.id),
    likesShop(db, visitor, product.shopId),
    awaitedIn(db, visitor, product.id),
    cartPiecesOf(db, visitor, product.id),
    cleanHtml(context, { html: product.contentHtml, of: `product ${product.id}` }),
  ]);
  const skuIds = skus.map((sku) => sku.id);
  const [offers, paid] = await Promise.all([
    loadOffers(db, skuIds, now, visitor?.userId),
    lastPaid(db, visitor, skuIds),
  ]);
  return toProductDetail({
    ...{
      listed,
      skus,
      activity,
      offers,
      coupons,
      discounts,
      combos,
      region,
      map,
      collected,
      likesShop: likes,
      awaited,
      cartPieces: pieces,
      lastPaid: [...paid].map(([skuId, last]) => ({ skuId, ...last })),
      content,
    },
    visitor,
    now,
    locale: context.locale,
  });
});
