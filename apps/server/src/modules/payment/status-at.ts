/** The state of an attempt to pay or to top up; one whose time is over reads as expired. */
import { isPaymentOpen, type PaymentStatus } from "@tradehall/mall-rules/states/payment";

export function statusAt(attempt: { status: string; expiresAt: Date }, now: Date): PaymentStatus {
  const status = attempt.status as PaymentStatus;
  return isPaymentOpen(status) && attempt.expiresAt <= now ? "expired" : status;
}
