import { getTopUp } from "@tradehall/api-client/endpoints/payment/top-up/get-top-up";
import { and, eq } from "drizzle-orm";
import { topUps } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { toTopUp } from "./top-ups.ts";

export default handle(getTopUp, async ({ query: { payNo } }, { db, clock, buyer: { userId } }) => {
  const [attempt] = await db
    .select()
    .from(topUps)
    .where(and(eq(topUps.payNo, payNo), eq(topUps.userId, userId)));
  if (!attempt) refuse("payMissing");
  return toTopUp(attempt, clock.now());
});
