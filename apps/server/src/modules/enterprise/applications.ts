/** Applications to join an enterprise: those of a person, and those that wait at an enterprise. */
import type { JoinApplication, OwnApplication } from "@tradehall/api-client/models/enterprise";
import { maskedMobile } from "@tradehall/mall-rules/checks/text";
import { enterpriseLimits } from "@tradehall/mall-rules/limits";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { enterpriseApplications as applications, enterprises, users } from "#server/db/schema/index.ts";

/** How many of a person's own are shown, the newest first. */
const shownOwn = 10;

export const waits = eq(applications.state, "waiting");

/** What a person has applied for; of what was approved the list of enterprises tells. */
export async function ownApplications(db: Database, userId: number): Promise<OwnApplication[]> {
  const rows = await db
    .select({ application: applications, enterpriseName: enterprises.name })
    .from(applications)
    .innerJoin(enterprises, eq(enterprises.id, applications.enterpriseId))
    .where(
      and(
        eq(applications.userId, userId),
        ne(applications.state, "approved"),
        ne(applications.state, "withdrawn"),
      ),
    )
    .orderBy(desc(applications.id))
    .limit(shownOwn);
  return rows.map(({ application: { id, state, reason, createdAt }, enterpriseName }) => ({
    ...{ applicationId: id, enterpriseName, state, reason },
    createTime: chinaTime(createdAt),
  }));
}

export async function waitingApplications(db: Database, enterpriseId: number): Promise<JoinApplication[]> {
  const rows = await db
    .select({ application: applications, nickName: users.nickName, mobile: users.mobile })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(eq(applications.enterpriseId, enterpriseId), waits))
    .orderBy(asc(applications.id))
    .limit(enterpriseLimits.waitingApplications);
  return rows.map(({ application: { id, note, createdAt }, nickName, mobile }) => ({
    ...{ applicationId: id, nickName, mobile: maskedMobile(mobile), note },
    createTime: chinaTime(createdAt),
  }));
}
