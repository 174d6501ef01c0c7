import { sandboxListMemberPurchases } from "@tradehall/api-client/endpoints/sandbox/payment/list-member-purchases";
import { desc } from "drizzle-orm";
import { memberPurchases } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { toPurchase } from "#server/modules/membership/paid/purchases.ts";

const shown = 50;

export default handle(sandboxListMemberPurchases, async (_, { db, clock, locale }) => {
  const rows = await db.select().from(memberPurchases).orderBy(desc(memberPurchases.createdAt)).limit(shown);
  return Promise.all(rows.map((row) => toPurchase(db, row, { now: clock.now(), locale })));
});
