import { sandboxReceiveMoney } from "@tradehall/api-client/endpoints/sandbox/payment/receive-money";
import { yuanToFen } from "@tradehall/mall-rules/money";
import { referenceIn } from "@tradehall/mall-rules/states/payment/transfer";
import { bankReceipts } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { byReference, settleTransfer } from "#server/modules/payment/transfer/settle-transfer.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { receiptOf } from "./bank-rows.ts";

export default handle(sandboxReceiveMoney, async ({ body }, { db, clock }) => {
  const now = clock.now();
  const { text = "", payer = "" } = body;
  const amountFen = yuanToFen(body.amount);
  refuseFields({ amount: amountFen > 0 ? undefined : { reason: "amountFormat" } });
  // Written first: money that has come is never lost, whatever becomes of what follows (jobs/settle-transfers.ts).
  const payNo = (await byReference(db, referenceIn(text))) ?? null;
  const [received] = await db
    .insert(bankReceipts)
    .values({ amountFen, text, payer, payNo, createdAt: now })
    .returning({ id: bankReceipts.id });
  if (!received) refuse("receiptMissing");
  if (payNo) await settleTransfer(db, payNo, now, { isNew: true });
  return receiptOf(db, received.id, now);
});
