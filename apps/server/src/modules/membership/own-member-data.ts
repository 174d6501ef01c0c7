/** What a download of one's own data tells of being a member: growth, and the levels that were bought. */
import { desc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { growthLedger, memberPurchases } from "#server/db/schema/index.ts";

export const ownGrowthRows = (db: Database, userId: number) =>
  db
    .select({
      change: growthLedger.change,
      source: growthLedger.source,
      orderNumber: growthLedger.orderNumber,
      createdAt: growthLedger.createdAt,
    })
    .from(growthLedger)
    .where(eq(growthLedger.userId, userId))
    .orderBy(desc(growthLedger.id));

export const ownPurchaseRows = (db: Database, userId: number) =>
  db
    .select({
      amount: memberPurchases.amountFen,
      status: memberPurchases.status,
      createdAt: memberPurchases.createdAt,
      paidAt: memberPurchases.paidAt,
      endsAt: memberPurchases.endsAt,
    })
    .from(memberPurchases)
    .where(eq(memberPurchases.userId, userId))
    .orderBy(desc(memberPurchases.createdAt));
