import { sandboxListRepayments } from "@tradehall/api-client/endpoints/sandbox/credit/list-repayments";
import { desc } from "drizzle-orm";
import { creditRepayments } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { toRepayment } from "#server/modules/payment/repayment/repayments.ts";

const shown = 50;

export default handle(sandboxListRepayments, async (_, { db, clock }) => {
  const rows = await db
    .select()
    .from(creditRepayments)
    .orderBy(desc(creditRepayments.createdAt))
    .limit(shown);
  return Promise.all(rows.map((row) => toRepayment(db, row, clock.now())));
});
