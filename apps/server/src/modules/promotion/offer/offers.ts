/**
 * Limited-time offers (限时优惠): the one place that says which SKU is on offer, at what price and for how many pieces.
 * Cards, details, cart, confirm and submit all ask here (docs/decisions/2026-11-21-one-price.md).
 */

import type { Fen } from "@tradehall/mall-rules/money";
import type { PieceOffer } from "@tradehall/mall-rules/pricing";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { and, asc, eq, gt, gte, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activities, activityItems, orderItems, orders, products, skus } from "#server/db/schema/index.ts";
import { type OrPlaceholder, type Placeholder, statement } from "#server/db/statement.ts";
import { visitorId } from "#server/modules/buyer/visitor-id.ts";

/** An offer of a SKU that one buyer may use now. */
export interface Offer extends PieceOffer {
  activityId: number;
  skuId: number;
  name: string;
  endsAt: Date;
}
export type OffersBySku = ReadonlyMap<number, readonly Offer[]>;

export const offersOf = (offers: OffersBySku, skuId: number): readonly Offer[] => offers.get(skuId) ?? [];

const isRunningOffer = (now: OrPlaceholder<Date>): SQL | undefined =>
  and(eq(activities.kind, "special"), lte(activities.startsAt, now), gt(activities.endsAt, now));

const runningOffers = statement<{ now: Date }>()((db, { now }) =>
  db.select({ id: activities.id }).from(activities).where(isRunningOffer(now)).orderBy(asc(activities.id)),
);

/** Offers that run now: a handful, so that statements over the catalogue name them by id. */
async function runningOfferIds(db: Database, now: Date): Promise<number[]> {
  const rows = await runningOffers(db, { now });
  return rows.map((row) => row.id);
}

type Item = typeof activityItems;

/** Pieces a buyer has ordered at an offer's price and not canceled. */
export const boughtPieces = (
  db: Database,
  userId: OrPlaceholder<number>,
  offer: { activityId: number; skuId: number } | Pick<Item, "activityId" | "skuId">,
) =>
  db
    .select({ pieces: sql<number>`coalesce(sum(${orderItems.quantity}), 0)::int`.as("pieces") })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
    .where(
      and(
        eq(orderItems.activityId, offer.activityId),
        eq(orderItems.skuId, offer.skuId),
        eq(orders.userId, userId),
        ne(orders.status, orderStatuses.canceled),
      ),
    );

const offersOfSkus = statement<{ skuIds: number[]; now: Date; userId: number }>()(
  (db, { skuIds, now, userId }) =>
    db
      .select({
        item: activityItems,
        activity: activities,
        minCount: products.minCount,
        bought: sql<number>`case when ${activityItems.perUser} = 0 then 0
          else ${boughtPieces(db, userId, activityItems)} end`,
      })
      .from(activityItems)
      .innerJoin(activities, eq(activities.id, activityItems.activityId))
      .innerJoin(products, eq(products.id, activityItems.prodId))
      .where(and(sql`${activityItems.skuId} = any(${skuIds})`, isRunningOffer(now)))
      .orderBy(asc(activityItems.priceFen), asc(activities.id)),
);

/** Running offers of these SKUs, as this buyer may use them; a visitor is a buyer who has bought nothing yet. */
export async function loadOffers(
  db: Database,
  skuIds: readonly number[],
  now: Date,
  userId?: number,
): Promise<OffersBySku> {
  if (skuIds.length === 0) return new Map();
  const rows = await offersOfSkus(db, { skuIds: [...skuIds], now, userId: userId ?? visitorId });
  const offers = rows.flatMap(({ item, activity, minCount, bought: taken }): Offer[] => {
    const max = item.perUser === 0 ? item.left : Math.min(item.left, item.perUser - taken);
    if (max < minCount || max < 1) return [];
    const { activityId, skuId, priceFen } = item;
    return [{ activityId, skuId, priceFen, max, name: activity.name, endsAt: activity.endsAt }];
  });
  return Map.groupBy(offers, (offer) => offer.skuId);
}

/**
 * Products on offer in these activities with the price their card shows: the lowest a piece of any SKU costs. Offers
 * that do not reach the least order count for nothing.
 */
const salePricesWhere = (where: (values: Record<"prodIds", Placeholder>) => SQL | undefined) =>
  statement<{ activityIds: number[]; prodIds: number[] }>()((db, values) =>
    db
      .select({
        prodId: activityItems.prodId,
        saleFen: sql<Fen>`least(min(${activityItems.priceFen}), min(${products.priceFen}))`
          .mapWith(activityItems.priceFen)
          .as("sale_fen"),
      })
      .from(activityItems)
      .innerJoin(skus, and(eq(skus.id, activityItems.skuId), not(skus.disabled)))
      .innerJoin(products, eq(products.id, activityItems.prodId))
      .where(
        and(
          sql`${activityItems.activityId} = any(${values.activityIds})`,
          where(values),
          gte(activityItems.left, products.minCount),
          or(eq(activityItems.perUser, 0), gte(activityItems.perUser, products.minCount)),
        ),
      )
      .groupBy(activityItems.prodId),
  );
const allSalePrices = salePricesWhere(() => undefined);
const salePricesOf = salePricesWhere(({ prodIds }) => sql`${activityItems.prodId} = any(${prodIds})`);
const salePrices = (db: Database, activityIds: number[], prodIds?: readonly number[]) =>
  prodIds
    ? salePricesOf(db, { activityIds, prodIds: [...prodIds] })
    : allSalePrices(db, { activityIds, prodIds: [] });

/** Products on offer with the lowest price of each, and the offers it comes from. */
export interface Sales {
  activityIds: readonly number[];
  fenByProduct: ReadonlyMap<number, Fen>;
}

/** What is on offer now: of these products, or of all. */
export async function salesNow(db: Database, now: Date, prodIds?: readonly number[]): Promise<Sales> {
  const activityIds = await runningOfferIds(db, now);
  const rows = activityIds.length === 0 ? [] : await salePrices(db, activityIds, prodIds);
  return { activityIds, fenByProduct: new Map(rows.map((row) => [row.prodId, row.saleFen])) };
}
