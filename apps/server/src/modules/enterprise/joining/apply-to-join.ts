import { applyToJoin } from "@tradehall/api-client/endpoints/enterprise/joining/apply-to-join";
import { joinRules } from "@tradehall/mall-rules/checks/enterprise";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { toHalfWidth } from "@tradehall/mall-rules/checks/text";
import { enterpriseLimits } from "@tradehall/mall-rules/limits";
import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import {
  enterpriseApplications as applications,
  enterpriseMembers,
  enterprises,
} from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { waits } from "../applications.ts";
import { notifyOfEnterprise } from "../notify-of-enterprise.ts";
import { isMemberOf, lockEnterprise } from "../own-enterprise.ts";

/** By its whole name or its credit code alone: no list of enterprises can be read out of it. */
async function find(db: Database, named: string) {
  const [found] = await db
    .select({ enterpriseId: enterprises.id, enterpriseName: enterprises.name })
    .from(enterprises)
    .where(
      and(
        isNull(enterprises.closedAt),
        or(eq(enterprises.name, named), eq(enterprises.creditCode, toHalfWidth(named).toUpperCase())),
      ),
    )
    .orderBy(asc(enterprises.id))
    .limit(1);
  return found;
}

export default handle(applyToJoin, async ({ body }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const values = normalized(joinRules, new Map(Object.entries(body)));
  refuseFields(faultsOf(joinRules, values));
  const found = await find(db, values.enterprise);
  if (!found) refuseFields({ enterprise: { reason: "enterpriseUnknown" } });
  const { enterpriseId = 0, enterpriseName = "" } = found ?? {};
  const applicationId = await db.transaction(async (tx) => {
    await lockEnterprise(tx, enterpriseId);
    const [enterprise] = await tx
      .select({ adminUserId: enterprises.adminUserId })
      .from(enterprises)
      .where(and(eq(enterprises.id, enterpriseId), isNull(enterprises.closedAt)));
    if (!enterprise) refuse("enterpriseMissing");
    if ((await tx.$count(enterpriseMembers, isMemberOf(enterpriseId, userId))) > 0) refuse("joinedAlready");
    const { ownApplications: own, waitingApplications: all } = enterpriseLimits;
    const ofEnterprise = and(eq(applications.enterpriseId, enterpriseId), waits);
    const ofUser = eq(applications.userId, userId);
    if ((await tx.$count(applications, and(ofEnterprise, ofUser))) > 0) refuse("joinWaits");
    if ((await tx.$count(applications, and(ofUser, waits))) >= own)
      refuse("ownApplicationsFull", { max: own });
    if ((await tx.$count(applications, ofEnterprise)) >= all) refuse("applicationsFull");
    const [written] = await tx
      .insert(applications)
      .values({ enterpriseId, userId, note: values.note, state: "waiting", createdAt: now })
      .returning({ id: applications.id });
    const about = { to: enterprise.adminUserId, enterpriseId, by: userId };
    await notifyOfEnterprise(tx, about, "enterpriseAsked", now);
    return written?.id ?? 0;
  });
  return { applicationId, enterpriseName };
});
