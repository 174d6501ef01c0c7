import { getMemberPurchase } from "@tradehall/api-client/endpoints/membership/paid/get-member-purchase";
import { and, eq } from "drizzle-orm";
import { memberPurchases } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { toPurchase } from "./purchases.ts";

export default handle(getMemberPurchase, async ({ query }, { db, clock, locale, buyer: { userId } }) => {
  const [row] = await db
    .select()
    .from(memberPurchases)
    .where(and(eq(memberPurchases.payNo, query.payNo), eq(memberPurchases.userId, userId)));
  if (!row) refuse("payMissing");
  return toPurchase(db, row, { now: clock.now(), locale });
});
