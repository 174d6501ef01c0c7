import { getPayStatus } from "@tradehall/api-client/endpoints/payment/get-pay-status";
import { and, eq, inArray } from "drizzle-orm";
import { orders, payments } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { settleOwnDue } from "#server/modules/order/lifecycle/settle-due.ts";
import { refuse } from "#server/refuse.ts";
import { paymentAnswer } from "./payment-answer.ts";

export default handle(getPayStatus, async ({ query: { payNo } }, { db, clock, buyer }) => {
  const now = clock.now();
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.payNo, payNo), eq(payments.userId, buyer.userId)));
  if (!payment) refuse("payMissing");
  const ofEnterprise = and(
    inArray(orders.orderNumber, payment.orderNumbers),
    eq(orders.enterpriseId, buyer.enterpriseId),
  );
  if ((await db.$count(orders, ofEnterprise)) === 0) refuse("payMissing");
  await settleOwnDue(db, buyer, now);
  const [fresh] = await db.select().from(payments).where(eq(payments.payNo, payNo));
  return paymentAnswer(db, fresh ?? payment, now);
});
