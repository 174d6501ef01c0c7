/** An enterprise as one of its members sees it; refuses anyone who is none. */
import { and, eq } from "drizzle-orm";
import { enterpriseMembers, enterprises, shops } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";

export async function findMembership({ db, buyer }: Pick<Context, "db" | "buyer">, enterpriseId: number) {
  const [membership] = await db
    .select({
      adminUserId: enterprises.adminUserId,
      shopId: enterprises.shopId,
      shopStatus: shops.status,
      agreedAt: enterpriseMembers.agreedAt,
    })
    .from(enterpriseMembers)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .leftJoin(shops, eq(shops.id, enterprises.shopId))
    .where(and(eq(enterpriseMembers.enterpriseId, enterpriseId), eq(enterpriseMembers.userId, buyer.userId)));
  return membership ?? refuse("enterpriseMissing");
}
