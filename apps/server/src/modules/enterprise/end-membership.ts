/** Ends a membership. Orders stay with the enterprise, which its administrator sees and acts on (Spec §6). */
import { and, eq, or } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { enterpriseMembers, enterpriseTransfers, memberLimits } from "#server/db/schema/index.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { isMemberOf } from "./own-enterprise.ts";

/** After `lockEnterprise`. The session of who is no member any more takes another enterprise by itself (plugins/session). */
export async function endMembership(tx: Database, enterpriseId: number, userId: number): Promise<void> {
  await tx
    .delete(enterpriseTransfers)
    .where(
      and(
        eq(enterpriseTransfers.enterpriseId, enterpriseId),
        or(eq(enterpriseTransfers.toUserId, userId), eq(enterpriseTransfers.fromUserId, userId)),
      ),
    );
  await lockBuyer(tx, userId);
  await tx
    .delete(memberLimits)
    .where(and(eq(memberLimits.enterpriseId, enterpriseId), eq(memberLimits.userId, userId)));
  await tx.delete(enterpriseMembers).where(isMemberOf(enterpriseId, userId));
}
