import { lookup } from "@tradehall/mall-rules/lookup";
import type { RefundStatus, ShownRefundStatus } from "@tradehall/mall-rules/states/after-sale/refund";

const tones = {
  applied: "info",
  toReturn: "warning",
  returning: "info",
  refunding: "info",
  succeeded: "success",
  withdrawn: "neutral",
  refused: "danger",
  closed: "neutral",
} as const satisfies Record<RefundStatus, string>;

/** Colour of a refund's state. */
export const refundTone = (status: ShownRefundStatus) => lookup(tones, status, "neutral");
