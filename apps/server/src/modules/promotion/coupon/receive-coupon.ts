import { receiveCoupon } from "@tradehall/api-client/endpoints/promotion/coupon/receive-coupon";
import type { Locale } from "@tradehall/mall-rules/words";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { isRunningLevel, levelColumns } from "#server/db/running-level.ts";
import { coupons, memberLevels, userCoupons, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { refuse } from "#server/refuse.ts";
import { claimable } from "./coupon-scope.ts";

interface Claim {
  couponId: number;
  userId: number;
  now: Date;
  locale: Locale;
}

/** Takes one of what is left and writes it to the buyer, or does neither: one statement. */
async function claim(db: Database, { couponId, userId, now }: Claim): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with taken as (
      update ${coupons} set left_count = left_count - 1
      where ${and(eq(coupons.id, couponId), claimable(now))} and per_user >
        (select count(*) from user_coupons mine where mine.coupon_id = ${couponId} and mine.user_id = ${userId})
        and (not member_only or member_rank <= coalesce((select ${memberLevels.rank} from ${users}
          join ${memberLevels} on ${isRunningLevel(sql`${now.toISOString()}::timestamptz`)} where ${users.id} = ${userId}), 0))
      returning id, coalesce(${now.toISOString()}::timestamptz + valid_days * interval '1 day', ends_at) as held_until
    )
    insert into ${userCoupons} (coupon_id, user_id, claimed_at, ends_at)
    select id, ${userId}::bigint, ${now.toISOString()}::timestamptz, held_until from taken
    returning id`);
  return rows[0] && Number(rows[0].id);
}

/** Why nothing was taken. */
async function refuseClaim(db: Database, { couponId, userId, now, locale }: Claim): Promise<never> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, couponId));
  if (!coupon) refuse("couponMissing");
  if (now < coupon.startsAt) refuse("eventNotStarted");
  if (now >= coupon.endsAt) refuse("eventEnded");
  const mine = and(eq(userCoupons.couponId, couponId), eq(userCoupons.userId, userId));
  const received = await db.select({ id: userCoupons.id }).from(userCoupons).where(mine);
  if (received.length >= coupon.perUser) refuse("couponClaimed");
  const [level] = await db
    .select(levelColumns)
    .from(users)
    .leftJoin(memberLevels, isRunningLevel(now))
    .where(eq(users.id, userId));
  if (coupon.memberOnly && coupon.memberRank > (level?.paidRank ?? 0)) {
    if (coupon.memberRank === 1) refuse("couponMembersOnly");
    const needed = and(eq(memberLevels.kind, "paid"), eq(memberLevels.rank, coupon.memberRank));
    const [named] = await db.select({ name: memberLevels.name }).from(memberLevels).where(needed);
    refuse("couponLevel", { level: named?.name[locale] ?? "" });
  }
  refuse("couponSoldOut");
}

export default handle(receiveCoupon, async ({ body }, { db, clock, buyer, locale }) => {
  const claimed = { couponId: body.couponId, userId: buyer.userId, now: clock.now(), locale };
  const couponUserId = await db.transaction(async (tx) => {
    // Two claims of one buyer at once follow each other, so that the second counts the first.
    await lockBuyer(tx, claimed.userId);
    return (await claim(tx, claimed)) ?? refuseClaim(tx, claimed);
  });
  return { couponUserId };
});
