/** Which products an offer is about, as conditions of statements; the rule itself is `discountCovers`. */
import type { Discount } from "@tradehall/api-client/models/discount";
import { and, eq, gt, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activities, activityItems, discounts, products } from "#server/db/schema/index.ts";
import type { OrPlaceholder } from "#server/db/statement.ts";
import { toDiscount } from "./discount-answer.ts";
import { loadDiscounts } from "./running-discounts.ts";

const isOfProduct = and(
  eq(discounts.shopId, products.shopId),
  sql`(cardinality(${discounts.prodIds}) = 0 or ${products.id} = any(${discounts.prodIds}))`,
);

/** Kinds of those that run now for the product of the row. */
export const runningDiscountKinds = (now: OrPlaceholder<Date>): SQL<string[]> =>
  sql`array(select distinct ${activities.kind} from ${discounts}
    join ${activities} on ${eq(activities.id, discounts.activityId)}
    where ${and(isOfProduct, lte(activities.startsAt, now), gt(activities.endsAt, now))})`;

/** Those that run now for one product. */
export async function discountsForProduct(
  db: Database,
  { id, shopId }: { id: number; shopId: number },
  now: Date,
): Promise<Discount[]> {
  const { running, giftGoods } = await loadDiscounts(db, [shopId], now);
  return running
    .filter(({ prodIds }) => prodIds.length === 0 || prodIds.includes(id))
    .map((one) => toDiscount(one, giftGoods));
}

/** Products of a limited-time offer, a spend-and-save or a gift; none of one that is unknown. */
export async function productsOfDiscount(db: Database, activityId: number): Promise<SQL> {
  const [discount] = await db.select().from(discounts).where(eq(discounts.activityId, activityId));
  if (!discount)
    return inArray(
      products.id,
      db
        .select({ prodId: activityItems.prodId })
        .from(activityItems)
        .innerJoin(activities, eq(activities.id, activityItems.activityId))
        .where(and(eq(activities.id, activityId), eq(activities.kind, "special"))),
    );
  const { shopId, prodIds } = discount;
  return (
    and(eq(products.shopId, shopId), prodIds.length > 0 ? inArray(products.id, prodIds) : undefined) ??
    sql`false`
  );
}

/** Products that a spend-and-save or gift runs for. */
export async function productsOnDiscount(db: Database, now: Date): Promise<SQL> {
  const running = await db
    .select({ shopId: discounts.shopId, prodIds: discounts.prodIds })
    .from(discounts)
    .innerJoin(activities, eq(activities.id, discounts.activityId))
    .where(and(lte(activities.startsAt, now), gt(activities.endsAt, now)));
  const whole = running.filter(({ prodIds }) => prodIds.length === 0).map(({ shopId }) => shopId);
  const single = running.flatMap(({ prodIds }) => prodIds);
  return or(inArray(products.shopId, whole), inArray(products.id, single)) ?? sql`false`;
}
