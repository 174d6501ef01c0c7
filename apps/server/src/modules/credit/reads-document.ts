import { and, eq, sql } from "drizzle-orm";
import { creditLines, enterprises } from "#server/db/schema/index.ts";
import type { Reader } from "#server/modules/file/private-files.ts";

/** The administrator of an enterprise sees the papers of its requests, also those that another administrator sent. */
export const readsCreditDocument: Reader = async (db, { userId }, path) => {
  const named = db
    .select({ shopId: creditLines.shopId })
    .from(creditLines)
    .innerJoin(enterprises, eq(enterprises.id, creditLines.enterpriseId))
    .where(and(eq(enterprises.adminUserId, userId), sql`${path} = any(${creditLines.documents})`));
  return (await db.$count(named.as("named"))) > 0;
};
