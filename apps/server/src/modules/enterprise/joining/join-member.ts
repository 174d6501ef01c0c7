/** Makes a member, in the caller's transaction, which holds the enterprise's lock. */
import { enterpriseLimits } from "@tradehall/mall-rules/limits";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { enterpriseMembers, users } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";

export async function needRoom(tx: Database, enterpriseId: number): Promise<void> {
  const { members } = enterpriseLimits;
  if ((await tx.$count(enterpriseMembers, eq(enterpriseMembers.enterpriseId, enterpriseId))) >= members)
    refuse("membersFull", { max: members });
}

export async function joinMember(
  tx: Database,
  enterpriseId: number,
  userId: number,
  joinedAt: Date,
): Promise<void> {
  await needRoom(tx, enterpriseId);
  await tx.insert(enterpriseMembers).values({ enterpriseId, userId, joinedAt });
  await tx.update(users).set({ enterpriseUser: true }).where(eq(users.id, userId));
}
