/** The buyable variants of a product with prices and stock of this moment. */

import type { Sku, TierPrice } from "@tradehall/api-client/models/product";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { type PriceTier, tiersOfSku } from "@tradehall/mall-rules/pricing";
import { and, asc, eq, not } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { type products, skus } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import type { Offer } from "#server/modules/promotion/offer/offers.ts";

type SkuRow = typeof skus.$inferSelect;

const skusOf = statement<{ prodId: number }>()((db, { prodId }) =>
  db
    .select()
    .from(skus)
    .where(and(eq(skus.prodId, prodId), not(skus.disabled)))
    .orderBy(asc(skus.id)),
);
export const skuRows = (db: Database, prodId: number): Promise<SkuRow[]> => skusOf(db, { prodId });

export const toTierPrices = (tiers: readonly PriceTier[]): TierPrice[] =>
  tiers.map(({ from, priceFen }) => ({ from, price: fenToYuan(priceFen) }));

/** A SKU as the wire knows it, with its offers, the cheapest first. */
export function toSku(
  row: SkuRow,
  product: Pick<typeof products.$inferSelect, "specs" | "priceFen" | "tierPrices">,
  offers: readonly Offer[],
): Sku {
  const [offer] = offers;
  const tiers = { priceFen: row.priceFen, lowestPriceFen: product.priceFen, tiers: product.tierPrices };
  return {
    skuId: row.id,
    skuName: row.values.join(" "),
    properties: row.values.map((value, at) => `${product.specs[at]?.name ?? ""}:${value}`).join(";"),
    values: row.values,
    price: fenToYuan(row.priceFen),
    oriPrice: row.oriPriceFen === null ? null : fenToYuan(row.oriPriceFen),
    memberPrice: row.memberPriceFen === null ? null : fenToYuan(row.memberPriceFen),
    skuScore: row.scorePrice,
    activityId: offer?.activityId ?? null,
    activityPrice: offer ? fenToYuan(offer.priceFen) : null,
    activityStocks: offer ? Math.min(offer.max, row.stocks) : null,
    tierPrices: toTierPrices(tiersOfSku(tiers)),
    offers: offers.map(({ activityId, priceFen, max }) => ({ activityId, price: fenToYuan(priceFen), max })),
    stocks: row.stocks,
    pic: row.picture,
    partyCode: row.partyCode,
    makerCode: row.makerCode,
    pack: row.pack,
    weightGrams: row.weightGrams,
  };
}
