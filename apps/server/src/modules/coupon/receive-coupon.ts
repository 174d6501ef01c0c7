import { receiveCoupon } from "@tradehall/api-client/endpoints/coupon/receive-coupon";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { coupons, userCoupons, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { refuse } from "#server/refuse.ts";
import { claimable } from "./coupon-scope.ts";

interface Claim {
  couponId: number;
  userId: number;
  now: Date;
}

/** Takes one of what is left and writes it to the buyer, or does neither: one statement. */
async function claim(db: Database, { couponId, userId, now }: Claim): Promise<number | undefined> {
  const { rows } = (await db.execute(sql`
    with taken as (
      update ${coupons} set left_count = left_count - 1
      where ${and(eq(coupons.id, couponId), claimable(now))} and per_user >
        (select count(*) from user_coupons mine where mine.coupon_id = ${couponId} and mine.user_id = ${userId})
        and (not member_only or exists (select from ${users} where ${users.id} = ${userId} and ${users.paidMember}))
      returning id, coalesce(${now.toISOString()}::timestamptz + valid_days * interval '1 day', ends_at) as held_until
    )
    insert into ${userCoupons} (coupon_id, user_id, claimed_at, ends_at)
    select id, ${userId}::bigint, ${now.toISOString()}::timestamptz, held_until from taken
    returning id`)) as unknown as { rows: { id: number }[] };
  return rows[0] && Number(rows[0].id);
}

/** Why nothing was taken. */
async function refuseClaim(db: Database, { couponId, userId, now }: Claim): Promise<never> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, couponId));
  if (!coupon) refuse("couponMissing");
  if (now < coupon.startsAt) refuse("eventNotStarted");
  if (now >= coupon.endsAt) refuse("eventEnded");
  const mine = and(eq(userCoupons.couponId, couponId), eq(userCoupons.userId, userId));
  const received = await db.select({ id: userCoupons.id }).from(userCoupons).where(mine);
  if (received.length >= coupon.perUser) refuse("couponClaimed");
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (coupon.memberOnly && !user?.paidMember) refuse("couponMembersOnly");
  refuse("couponSoldOut");
}

export default handle(receiveCoupon, async ({ body }, { db, clock, buyer }) => {
  const claimed = { couponId: body.couponId, userId: buyer.userId, now: clock.now() };
  const couponUserId = await db.transaction(async (tx) => {
    // Two claims of one buyer at once follow each other, so that the second counts the first.
    await lockBuyer(tx, claimed.userId);
    return (await claim(tx, claimed)) ?? refuseClaim(tx, claimed);
  });
  return { couponUserId };
});
