/** What a buyer has to pay with beside money: coupons and points; and what membership waives. */
import { couponStatuses } from "@tradehall/mall-rules/states/promotion/coupon";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { isRunningLevel, levelColumns } from "#server/db/running-level.ts";
import { coupons, memberLevels, shops, userCoupons, users } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import type { GoodsRow } from "#server/modules/product/goods/goods-rows.ts";
import { couponColumns } from "#server/modules/promotion/coupon/coupon-list.ts";
import type { HeldCoupon } from "./draft.ts";

export interface NamedCoupon extends HeldCoupon {
  couponId: number;
  name: string;
  scopeNames: string[];
  /** The issuing shop's; "" is the platform. */
  shopName: string;
  endsAt: Date;
}

export interface BuyerBenefits {
  points: number;
  /** Paid members have prices of their own (`memberFenOf`) and coupons; 0 of others. */
  paidRank: number;
  /** Goods of self-operated shops travel free (Spec §6). */
  hasFreeFreight: boolean;
  /** Unused and not expired; some may not have started. */
  coupons: NamedCoupon[];
}

/** The price that a SKU has for this buyer as a member. */
export const memberFenOf = (
  { paidRank }: Pick<BuyerBenefits, "paidRank">,
  { memberPriceFen }: Pick<GoodsRow, "memberPriceFen">,
): GoodsRow["memberPriceFen"] => (paidRank > 0 ? memberPriceFen : null);

const membership = statement<{ userId: number; now: Date }>()((db, { userId, now }) =>
  db.select(levelColumns).from(users).leftJoin(memberLevels, isRunningLevel(now)).where(eq(users.id, userId)),
);

/** As `memberFenOf`, where nothing else of the purse is asked for. */
export async function loadMemberFen(db: Database, userId: number, goods: GoodsRow, now: Date) {
  if (goods.memberPriceFen === null) return null;
  const [user] = await membership(db, { userId, now });
  return user ? memberFenOf(user, goods) : null;
}

export async function loadBuyerBenefits(db: Database, userId: number, now: Date): Promise<BuyerBenefits> {
  const [user] = await db
    .select({ points: users.points, ...levelColumns })
    .from(users)
    .leftJoin(memberLevels, isRunningLevel(now))
    .where(eq(users.id, userId));
  const held = await db
    .select({ userCouponId: userCoupons.id, heldUntil: userCoupons.endsAt, ...couponColumns })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.id, userCoupons.couponId))
    .leftJoin(shops, eq(shops.id, coupons.shopId))
    .where(
      and(
        eq(userCoupons.userId, userId),
        eq(userCoupons.status, couponStatuses.unused),
        gt(userCoupons.endsAt, now),
      ),
    )
    .orderBy(asc(userCoupons.endsAt), asc(userCoupons.id));
  return {
    points: user?.points ?? 0,
    paidRank: user?.paidRank ?? 0,
    hasFreeFreight: user?.hasFreeFreight ?? false,
    coupons: held.map(({ userCouponId, heldUntil, coupon, shopName, scopeNames }) => ({
      userCouponId,
      couponId: coupon.id,
      name: coupon.name,
      scopeNames,
      shopName: shopName ?? "",
      issuerShopId: coupon.shopId,
      rule: {
        scope: coupon.scope,
        scopeIds: coupon.scopeIds,
        thresholdFen: coupon.thresholdFen,
        reduceFen: coupon.reduceFen,
      },
      startsAt: coupon.startsAt,
      endsAt: heldUntil,
    })),
  };
}
