/** The state of an attempt to pay or to top up; one whose time is over reads as expired. */
import { isPaymentOpen, type PaymentStatus } from "@tradehall/mall-rules/states/payment/payment";

interface Attempt {
  status: PaymentStatus;
  expiresAt: Date;
}

export const statusAt = ({ status, expiresAt }: Attempt, now: Date): PaymentStatus =>
  isPaymentOpen(status) && expiresAt <= now ? "expired" : status;
