import { getRepayment } from "@tradehall/api-client/endpoints/payment/repayment/get-repayment";
import { and, eq } from "drizzle-orm";
import { creditRepayments } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { toRepayment } from "./repayments.ts";

export default handle(getRepayment, async ({ query }, { db, clock, buyer: { userId } }) => {
  const [attempt] = await db
    .select()
    .from(creditRepayments)
    .where(and(eq(creditRepayments.repaymentNo, query.repaymentNo), eq(creditRepayments.userId, userId)));
  return attempt ? toRepayment(db, attempt, clock.now()) : refuse("payMissing");
});
