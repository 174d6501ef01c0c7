import { setStandIn } from "@tradehall/api-client/endpoints/enterprise/buying/set-stand-in";
import { dayMs, fromChinaTime } from "@tradehall/mall-rules/time/china-time";
import { memberLimits } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { enterpriseFor, lockEnterprise, needMember } from "../own-enterprise.ts";

/** The midnight after the day; undefined for what is no day to come. */
function endOfDay(day: string, now: Date): Date | undefined {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(day) ? fromChinaTime(`${day} 00:00:00`) : undefined;
  const end = midnight && new Date(midnight.getTime() + dayMs);
  return end && end > now ? end : undefined;
}

export default handle(setStandIn, async ({ body }, { db, clock, buyer: { userId } }) => {
  const { enterpriseId } = body;
  const isEnded = body.userId === 0;
  await db.transaction(async (tx) => {
    await lockEnterprise(tx, enterpriseId);
    await enterpriseFor(tx, userId, enterpriseId, "setStandIn");
    const until = isEnded ? null : endOfDay(body.until, clock.now());
    if (until === undefined) refuseFields({ until: { reason: "notChosen", of: "standInUntil" } });
    if (body.userId === userId) refuse("memberMissing");
    if (!isEnded) await needMember(tx, enterpriseId, body.userId);
    await lockBuyer(tx, userId);
    const standIn = { standInUserId: isEnded ? null : body.userId, standInUntil: until ?? null };
    await tx
      .insert(memberLimits)
      .values({ enterpriseId, userId, ...standIn })
      .onConflictDoUpdate({ target: [memberLimits.enterpriseId, memberLimits.userId], set: standIn });
  });
  return null;
});
