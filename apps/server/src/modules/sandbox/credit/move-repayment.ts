import { sandboxMoveRepayment } from "@tradehall/api-client/endpoints/sandbox/credit/move-repayment";
import { handle } from "#server/handle.ts";
import { moveRepayment, toRepayment } from "#server/modules/payment/repayment/repayments.ts";
import { needsCode } from "../payment/needs-code.ts";

const events = { scan: "scan", success: "succeed", failure: "fail" } as const;

export default handle(sandboxMoveRepayment, async ({ body }, { db, clock }) => {
  const now = clock.now();
  await needsCode(db, body.repaymentNo);
  return toRepayment(db, await moveRepayment(db, body.repaymentNo, events[body.result], now), now);
});
