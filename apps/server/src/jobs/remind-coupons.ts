/** Coupons that end soon are told of, once for each that someone has and has not used. */
import { messageLink } from "@tradehall/api-client/models/message";
import { couponLimits } from "@tradehall/mall-rules/limits";
import { messageTypes } from "@tradehall/mall-rules/states/account/message";
import { couponStatuses } from "@tradehall/mall-rules/states/promotion/coupon";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { and, asc, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { coupons, notifyLogs, userCoupons } from "../db/schema/index.ts";
import type { Job } from "./jobs.ts";

const aTurn = 200;
const event = "couponExpiring";

export const remindCoupons: Job = async ({ database: { db }, clock }) => {
  const now = clock.now();
  const soon = new Date(now.getTime() + couponLimits.remindMs);
  await db.transaction(async (tx) => {
    const due = tx
      .select({ id: userCoupons.id })
      .from(userCoupons)
      .where(
        and(
          eq(userCoupons.status, couponStatuses.unused),
          isNull(userCoupons.remindedAt),
          gt(userCoupons.endsAt, now),
          lte(userCoupons.endsAt, soon),
        ),
      )
      .orderBy(asc(userCoupons.endsAt))
      .limit(aTurn)
      .for("update", { skipLocked: true });
    const reminded = await tx
      .update(userCoupons)
      .set({ remindedAt: now })
      .where(inArray(userCoupons.id, due))
      .returning();
    if (reminded.length === 0) return;
    const ids = reminded.map(({ couponId }) => couponId);
    const named = await tx.select().from(coupons).where(inArray(coupons.id, ids));
    const nameOf = new Map(named.map(({ id, name }) => [id, name]));
    await tx.insert(notifyLogs).values(
      reminded.map(({ userId, couponId, endsAt }) => {
        const values = { coupon: nameOf.get(couponId) ?? "", date: chinaDate(endsAt.getTime()) };
        const link = messageLink(event, values);
        return { userId, type: messageTypes.offer, event, values, link, createdAt: now };
      }),
    );
  });
};
