/** When what was found comes to the region of who looks; hits themselves are the same for everybody. */
import type { SearchHit } from "@tradehall/api-client/models/search";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products, shops } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import { arrivalAt } from "../product/goods/arrival-at.ts";

const sentRows = statement<{ prodIds: number[] }>()((db, { prodIds }) =>
  db
    .select({
      prodId: products.id,
      mold: products.mold,
      preSell: products.preSell,
      preSellAt: products.preSellAt,
      leadDays: shops.leadDays,
      province: shops.province,
      noDeliveryProvinceIds: shops.noDeliveryProvinceIds,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(sql`${products.id} = any(${prodIds})`),
);

export async function withArrivals(
  db: Database,
  hits: readonly SearchHit[],
  provinceId: number | null,
  now: Date,
): Promise<SearchHit[]> {
  if (hits.length === 0) return [];
  const rows = await sentRows(db, { prodIds: hits.map(({ prodId }) => prodId) });
  const byProduct = new Map(rows.map((row) => [row.prodId, arrivalAt(row, provinceId, now)]));
  return hits.map((hit) => ({ ...hit, arrival: byProduct.get(hit.prodId) ?? null }));
}
