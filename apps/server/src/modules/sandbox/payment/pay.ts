import { sandboxPay } from "@tradehall/api-client/endpoints/sandbox/payment/pay";
import { handle } from "#server/handle.ts";
import { paymentAnswer } from "#server/modules/payment/payment-answer.ts";
import { settlePayment } from "#server/modules/payment/settle-payment.ts";
import { needsCode } from "./needs-code.ts";

export default handle(sandboxPay, async ({ body: { payNo, result } }, { db, clock }) => {
  const now = clock.now();
  await needsCode(db, payNo);
  return paymentAnswer(
    db,
    await settlePayment(db, payNo, result === "success" ? "succeed" : "fail", now),
    now,
  );
});
