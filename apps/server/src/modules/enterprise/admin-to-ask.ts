/** Whom a member asks for a right: the administrator of the current enterprise; undefined for the administrator. */
import { maskedMobile } from "@tradehall/mall-rules/checks/text";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { enterprises, users } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";

export async function adminToAsk(db: Database, { userId, enterpriseId }: Buyer) {
  const [row] = await db
    .select({
      enterpriseName: enterprises.name,
      adminUserId: enterprises.adminUserId,
      nickName: users.nickName,
      mobile: users.mobile,
    })
    .from(enterprises)
    .innerJoin(users, eq(users.id, enterprises.adminUserId))
    .where(eq(enterprises.id, enterpriseId));
  if (!row || row.adminUserId === userId) return undefined;
  return { enterpriseName: row.enterpriseName, nickName: row.nickName, mobile: maskedMobile(row.mobile) };
}
