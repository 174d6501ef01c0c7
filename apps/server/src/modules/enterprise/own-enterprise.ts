/** An enterprise for one of its members; others, and members without the right, are refused. */
import { maskedMobile } from "@tradehall/mall-rules/checks/text";
import {
  type EnterpriseAct,
  enterpriseRoleOf,
  mayInEnterprise,
} from "@tradehall/mall-rules/states/enterprise/rights";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { lockName } from "#server/db/name-lock.ts";
import { enterpriseMembers, enterprises, users } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";

/** The enterprise, its administrator, and the caller's role; refuses what the role may not do, and says whom to ask. */
export async function enterpriseFor(db: Database, userId: number, enterpriseId: number, act: EnterpriseAct) {
  const [found] = await db
    .select({ enterprise: enterprises, adminName: users.nickName, adminMobile: users.mobile })
    .from(enterpriseMembers)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .innerJoin(users, eq(users.id, enterprises.adminUserId))
    .where(and(eq(enterpriseMembers.enterpriseId, enterpriseId), eq(enterpriseMembers.userId, userId)));
  if (!found) refuse("enterpriseMissing");
  const { enterprise, adminName, adminMobile } = found;
  const role = enterpriseRoleOf(userId, enterprise.adminUserId);
  const admin = { userId: enterprise.adminUserId, nickName: adminName, mobile: maskedMobile(adminMobile) };
  if (!mayInEnterprise(role, act)) refuse("enterpriseNotAllowed", { administrator: admin.nickName });
  return { enterprise, role, admin };
}

/** Members, invitations and administration of one enterprise change one after another. */
export const lockEnterprise = (tx: Database, enterpriseId: number): Promise<unknown> =>
  lockName(tx, `enterprise ${enterpriseId}`);

export const isMemberOf = (enterpriseId: number, userId: number) =>
  and(eq(enterpriseMembers.enterpriseId, enterpriseId), eq(enterpriseMembers.userId, userId));

/** Refuses who is no member. */
export async function needMember(tx: Database, enterpriseId: number, userId: number): Promise<void> {
  if ((await tx.$count(enterpriseMembers, isMemberOf(enterpriseId, userId))) === 0) refuse("memberMissing");
}
