import { sandboxScanPay } from "@tradehall/api-client/endpoints/sandbox/payment/scan-pay";
import { handle } from "#server/handle.ts";
import { paymentAnswer } from "#server/modules/payment/payment-answer.ts";
import { settlePayment } from "#server/modules/payment/settle-payment.ts";
import { needsCode } from "./needs-code.ts";

export default handle(sandboxScanPay, async ({ body: { payNo } }, { db, clock }) => {
  const now = clock.now();
  await needsCode(db, payNo);
  return paymentAnswer(db, await settlePayment(db, payNo, "scan", now), now);
});
