/** What a coupon covers, as conditions of a statement; the rule itself is in mall-rules states/promotion/coupon. */
import { gt, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { categories, coupons, products, shops } from "#server/db/schema/index.ts";
import type { OrPlaceholder } from "#server/db/statement.ts";

export const running = (now: OrPlaceholder<Date>): SQL =>
  sql`(${lte(coupons.startsAt, now)} and ${gt(coupons.endsAt, now)})`;

/** Running and not yet all gone. */
export const claimable = (now: OrPlaceholder<Date>): SQL => sql`(${running(now)} and ${gt(coupons.left, 0)})`;

/** Whether the coupon of the row covers the product of the row. */
export const couponCoversProduct: SQL = sql`(
  ${coupons.scope} = 'platform'
  or (${coupons.scope} = 'shop' and ${products.shopId} = any(${coupons.scopeIds}))
  or (${coupons.scope} = 'product' and ${products.id} = any(${coupons.scopeIds}))
  or (${coupons.scope} = 'category' and ${coupons.scopeIds} && array[${products.categoryId}, ${products.secondaryCategoryId}, ${products.primaryCategoryId}])
)`;

const namesIn = (table: typeof categories | typeof products | typeof shops): SQL =>
  sql`(select coalesce(json_agg(named.name order by array_position(${coupons.scopeIds}, named.id)), '[]') from ${table} named
    where named.id = any(${coupons.scopeIds}))`;

/** Names of what the coupon of the row is narrowed to. */
export const scopeNames = sql<string[]>`(case ${coupons.scope}
  when 'category' then ${namesIn(categories)}
  when 'shop' then ${namesIn(shops)}
  when 'product' then ${namesIn(products)}
  else '[]' end)`;

/** Products one known coupon covers; undefined where it covers all. */
export function productsCoveredBy(coupon: { scope: string; scopeIds: readonly number[] }): SQL | undefined {
  const ids = [...coupon.scopeIds];
  if (coupon.scope === "platform") return undefined;
  if (ids.length === 0) return sql`false`;
  if (coupon.scope === "shop") return inArray(products.shopId, ids);
  if (coupon.scope === "product") return inArray(products.id, ids);
  return or(
    inArray(products.categoryId, ids),
    inArray(products.secondaryCategoryId, ids),
    inArray(products.primaryCategoryId, ids),
  );
}
