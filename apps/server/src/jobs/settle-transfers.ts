/** Money that is held for a transfer which was paid otherwise, was closed or is over, or whose settling was cut off. */
import { transferLimits } from "@tradehall/mall-rules/limits";
import { asc, eq, lte, ne, or, sql } from "drizzle-orm";
import { bankReceipts, creditRepayments, payments } from "../db/schema/index.ts";
import { settleTransfer } from "../modules/payment/transfer/settle-transfer.ts";
import type { Job } from "./jobs.ts";

const { amountFen, appliedFen, balanceFen, payNo, returnedFen } = bankReceipts;

export const settleTransfers: Job = async ({ database: { db }, clock }) => {
  const now = clock.now();
  const isOver = or(
    ...[ne(payments.status, "waiting"), ne(creditRepayments.status, "waiting")],
    ...[lte(payments.expiresAt, now), lte(creditRepayments.expiresAt, now)],
  );
  const awaited = sql`max(coalesce(${payments.amountFen}, ${creditRepayments.amountFen}))`;
  const due = await db
    .select({ payNo })
    .from(bankReceipts)
    .leftJoin(payments, eq(payments.payNo, payNo))
    .leftJoin(creditRepayments, eq(creditRepayments.repaymentNo, payNo))
    .where(sql`${appliedFen} + ${balanceFen} + ${returnedFen} < ${amountFen} and ${payNo} is not null`)
    .groupBy(payNo)
    .having(sql`bool_or(${isOver}) or sum(${amountFen}) >= ${awaited}`)
    .orderBy(asc(payNo))
    .limit(transferLimits.settledATurn);
  for (const one of due) if (one.payNo) await settleTransfer(db, one.payNo, now, { isNew: false });
};
