import { listSkus } from "@tradehall/api-client/endpoints/product/list-skus";
import { molds, prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { and, asc, eq, not, sql } from "drizzle-orm";
import { products, skus } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import { handle } from "#server/handle.ts";
import { toSku } from "#server/modules/product/goods/sku-list.ts";
import { loadOffers, offersOf } from "../promotion/offer/offers.ts";
import { isListed } from "./product-cards.ts";

/** Goods that carts take. */
const goodsOf = statement<{ ids: number[] }>()((db, { ids }) =>
  db
    .select({
      id: products.id,
      unit: products.unit,
      minCount: products.minCount,
      stepCount: products.stepCount,
      specs: products.specs,
      priceFen: products.priceFen,
      tierPrices: products.tierPrices,
    })
    .from(products)
    .where(
      and(
        sql`${products.id} = any(${ids})`,
        isListed,
        eq(products.mold, molds.physical),
        eq(products.prodType, prodTypes.normal),
        not(products.preSell),
      ),
    ),
);

const skusOf = statement<{ ids: number[] }>()((db, { ids }) =>
  db
    .select()
    .from(skus)
    .where(and(sql`${skus.prodId} = any(${ids})`, not(skus.disabled)))
    .orderBy(asc(skus.prodId), asc(skus.id)),
);

export default handle(listSkus, async ({ query }, { db, clock, visitor }) => {
  const ids = query.prodIds;
  const [goods, rows] = await Promise.all([goodsOf(db, { ids }), skusOf(db, { ids })]);
  const offers = await loadOffers(
    db,
    rows.map((row) => row.id),
    clock.now(),
    visitor?.userId,
  );
  const byProduct = Map.groupBy(rows, (row) => row.prodId);
  return ids.flatMap((prodId) => {
    const product = goods.find((one) => one.id === prodId);
    if (!product) return [];
    const { unit, minCount, stepCount, specs } = product;
    const skuList = (byProduct.get(prodId) ?? []).map((row) => toSku(row, product, offersOf(offers, row.id)));
    return [{ prodId, unit, minCount, stepCount, specNames: specs.map(({ name }) => name), skuList }];
  });
});
