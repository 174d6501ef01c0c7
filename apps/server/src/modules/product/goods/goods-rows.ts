/** SKUs with all that cart and order need to know of them, in one statement. */
import { eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products, shops, skus } from "#server/db/schema/index.ts";

export const goodsFields = {
  skuId: skus.id,
  skuValues: skus.values,
  skuPriceFen: skus.priceFen,
  skuOriPriceFen: skus.oriPriceFen,
  memberPriceFen: skus.memberPriceFen,
  scorePrice: skus.scorePrice,
  stocks: skus.stocks,
  skuPicture: skus.picture,
  skuDisabled: skus.disabled,
  partyCode: skus.partyCode,
  makerCode: skus.makerCode,
  pack: skus.pack,
  prodId: products.id,
  prodName: products.name,
  prodStatus: products.status,
  mold: products.mold,
  prodType: products.prodType,
  preSell: products.preSell,
  preSellAt: products.preSellAt,
  depositFen: products.depositFen,
  depositFrom: products.depositFrom,
  depositTo: products.depositTo,
  balanceFrom: products.balanceFrom,
  balanceTo: products.balanceTo,
  lowestPriceFen: products.priceFen,
  tiers: products.tierPrices,
  minCount: products.minCount,
  stepCount: products.stepCount,
  unit: products.unit,
  pictures: products.pictures,
  categoryId: products.categoryId,
  secondaryCategoryId: products.secondaryCategoryId,
  primaryCategoryId: products.primaryCategoryId,
  remarkFields: products.remarkFields,
  shopId: shops.id,
  shopName: shops.name,
  shopType: shops.shopType,
  shopStatus: shops.status,
  shopCity: shops.city,
  province: shops.province,
  leadDays: shops.leadDays,
  freightFen: shops.freightFen,
  freeFreightFen: shops.freeFreightFen,
  noDeliveryProvinceIds: shops.noDeliveryProvinceIds,
};

export const loadGoods = (db: Database, skuIds: readonly number[]) =>
  db
    .select(goodsFields)
    .from(skus)
    .innerJoin(products, eq(products.id, skus.prodId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(skus.id, [...skuIds]));

export type GoodsRow = Awaited<ReturnType<typeof loadGoods>>[number];

export const skuNameOf = (goods: Pick<GoodsRow, "skuValues">): string => goods.skuValues.join(" ");
export const pictureOf = (goods: Pick<GoodsRow, "skuPicture" | "pictures">): string =>
  goods.skuPicture || (goods.pictures[0] ?? "");
