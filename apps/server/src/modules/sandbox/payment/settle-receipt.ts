import { sandboxSettleReceipt } from "@tradehall/api-client/endpoints/sandbox/payment/settle-receipt";
import { fen } from "@tradehall/mall-rules/money";
import { referenceIn } from "@tradehall/mall-rules/states/payment/transfer";
import { and, eq, isNull, sql } from "drizzle-orm";
import { bankReceipts } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { byReference, settleTransfer } from "#server/modules/payment/transfer/settle-transfer.ts";
import { refuse } from "#server/refuse.ts";
import { receiptOf } from "./bank-rows.ts";

export default handle(sandboxSettleReceipt, async ({ body: { receiptId, reference } }, { db, clock }) => {
  const now = clock.now();
  await receiptOf(db, receiptId, now);
  const payNo = reference === undefined ? null : await byReference(db, referenceIn(reference));
  if (payNo === undefined) refuse("payMissing");
  const isOpen = and(
    eq(bankReceipts.id, receiptId),
    isNull(bankReceipts.payNo),
    eq(bankReceipts.returnedFen, fen(0)),
  );
  const settled = await db
    .update(bankReceipts)
    .set(payNo === null ? { returnedFen: sql`${bankReceipts.amountFen}` } : { payNo })
    .where(isOpen)
    .returning({ id: bankReceipts.id });
  if (settled.length === 0) refuse("receiptSettled");
  if (payNo) await settleTransfer(db, payNo, now, { isNew: true });
  return receiptOf(db, receiptId, now);
});
