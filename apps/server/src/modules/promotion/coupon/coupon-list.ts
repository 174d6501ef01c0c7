/** Coupons as buyers see them. */

import type { Coupon } from "@tradehall/api-client/models/coupon";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { type CouponScope, claimState, couponStatuses } from "@tradehall/mall-rules/states/promotion/coupon";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { coupons, products, shops, userCoupons } from "#server/db/schema/index.ts";
import { type OrPlaceholder, statement } from "#server/db/statement.ts";
import type { Buyer } from "#server/handle.ts";
import { visitorId } from "#server/modules/buyer/visitor-id.ts";
import { type PageRequest, pageQuery } from "#server/paging.ts";
import { claimable, couponCoversProduct, running, scopeNames } from "./coupon-scope.ts";

type CouponRow = typeof coupons.$inferSelect;

/** What every statement of coupons asks for. */
export const couponColumns = { coupon: coupons, shopName: shops.name, scopeNames };

interface CouponFacts {
  coupon: CouponRow;
  shopName: string | null;
  scopeNames: string[];
}

/** What a claimable and a claimed coupon have in common. */
export const couponBase = ({ coupon, shopName, scopeNames }: CouponFacts) => ({
  couponId: coupon.id,
  couponName: coupon.name,
  scope: coupon.scope,
  scopeIds: coupon.scopeIds,
  scopeNames,
  shopId: coupon.shopId,
  shopName: shopName ?? "",
  cashCondition: fenToYuan(coupon.thresholdFen),
  reduceAmount: fenToYuan(coupon.reduceFen),
  startTime: chinaTime(coupon.startsAt),
  endTime: chinaTime(coupon.endsAt),
  startsAt: coupon.startsAt.getTime(),
  endsAt: coupon.endsAt.getTime(),
  validDays: coupon.validDays,
  memberOnly: toFlag(coupon.memberOnly),
});

/** How many of the coupon of the row the visitor has had, has used, and can still use. */
const ownOf = (userId: OrPlaceholder<number>, now: OrPlaceholder<Date>) =>
  sql<{ received: number; used: number; usable: number }>`(select json_build_object(
      'received', count(*),
      'used', count(*) filter (where ${userCoupons.status} = ${sql.raw(String(couponStatuses.used))}),
      'usable', count(*) filter (where ${userCoupons.status} = ${sql.raw(String(couponStatuses.unused))} and ${gt(userCoupons.endsAt, now)})
    ) from ${userCoupons}
    where ${userCoupons.couponId} = ${coupons.id} and ${userCoupons.userId} = ${userId})`;

/** Who asks, and when. */
interface Asked {
  visitor: Pick<Buyer, "userId" | "paidRank"> | undefined;
  now: Date;
}

function toCoupon(
  row: CouponFacts & { own: { received: number; used: number; usable: number } },
  asked: Asked,
): Coupon {
  const { coupon, own } = row;
  const base = couponBase(row);
  const facts = {
    stocks: coupon.left,
    limitNum: coupon.perUser,
    receivedNum: own.received,
    usedNum: own.used,
    usableNum: own.usable,
    isBarred: coupon.memberOnly && (asked.visitor?.paidRank ?? 0) < coupon.memberRank,
  };
  const state = claimState({ ...base, ...facts }, asked.now.getTime());
  const { stocks, limitNum, receivedNum } = facts;
  return {
    ...base,
    total: coupon.total,
    stocks,
    limitNum,
    receivedNum,
    canReceive: toFlag(receivedNum < limitNum),
    state,
  };
}

/**
 * Running coupons that are not all gone, and those the visitor has, greatest reduction first: a coupon keeps its place
 * when it is claimed.
 */
export function claimableCoupons(
  db: Database,
  visitor: Buyer | undefined,
  now: Date,
  { scope, ...page }: PageRequest & { scope?: CouponScope | undefined },
) {
  const userId = visitor?.userId ?? visitorId;
  const isHad = sql`exists (select from ${userCoupons}
    where ${userCoupons.couponId} = ${coupons.id} and ${userCoupons.userId} = ${userId})`;
  const ofScope = scope && eq(coupons.scope, scope);
  const shown = and(running(now), ofScope, or(gt(coupons.left, 0), isHad));
  const rows = db
    .select({ ...couponColumns, own: ownOf(userId, now) })
    .from(coupons)
    .leftJoin(shops, eq(shops.id, coupons.shopId))
    .where(shown)
    .orderBy(desc(coupons.reduceFen), asc(coupons.id));
  return pageQuery(page, db.$count(coupons, shown), rows, (found) =>
    found.map((row) => toCoupon(row, { visitor, now })),
  );
}

/** Coupons in the order of their ids, whether they run or not; an id without one is left out. */
export async function couponsByIds(
  db: Database,
  ids: readonly number[],
  { visitor, now }: Asked,
): Promise<Coupon[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...couponColumns, own: ownOf(visitor?.userId ?? visitorId, now) })
    .from(coupons)
    .leftJoin(shops, eq(shops.id, coupons.shopId))
    .where(inArray(coupons.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.coupon.id, toCoupon(row, { visitor, now })]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const coveringCoupons = statement<{ prodId: number; userId: number; now: Date }>()(
  (db, { prodId, userId, now }) =>
    db
      .select({ ...couponColumns, own: ownOf(userId, now) })
      .from(coupons)
      .innerJoin(products, and(eq(products.id, prodId), couponCoversProduct))
      .leftJoin(shops, eq(shops.id, coupons.shopId))
      .where(claimable(now))
      .orderBy(desc(coupons.reduceFen), asc(coupons.id)),
);

/** Running coupons that cover a product and are not all gone, greatest reduction first. */
export async function couponsForProduct(
  db: Database,
  prodId: number,
  visitor: Buyer | undefined,
  now: Date,
): Promise<Coupon[]> {
  const rows = await coveringCoupons(db, { prodId, userId: visitor?.userId ?? visitorId, now });
  return rows.map((row) => toCoupon(row, { visitor, now }));
}

/** Coupons that these shops issue now and that the buyer holds or could claim, the nearest threshold first. */
export async function couponsOfShops(
  db: Database,
  shopIds: readonly number[],
  asked: Asked & { visitor: object },
): Promise<Coupon[]> {
  if (shopIds.length === 0) return [];
  const rows = await db
    .select({ ...couponColumns, own: ownOf(asked.visitor.userId, asked.now) })
    .from(coupons)
    .leftJoin(shops, eq(shops.id, coupons.shopId))
    .where(and(inArray(coupons.shopId, [...shopIds]), running(asked.now)))
    .orderBy(asc(coupons.thresholdFen), asc(coupons.id));
  return rows.map((row) => toCoupon(row, asked)).filter(({ state }) => stillOpen.has(state));
}
const stillOpen: ReadonlySet<Coupon["state"]> = new Set(["claimable", "claimed", "membersOnly"]);
