import { day, hour } from "./units.ts";

/** Refunds (Spec §5, decisions). */
export const refundLimits = {
  sellerSilentMs: 48 * hour,
  buyerShipsMs: 7 * day,
  /** Returned goods count as received, a refusal as taken, money as returned after so long. */
  sellerReceivesMs: 10 * day,
  buyerEditsMs: 7 * day,
  moneyBackMs: day,
  /** Longest wait before a provider that did not take money back is asked again. */
  moneyBackRetryMs: hour,
  allowedAfterReceiptMs: 7 * day,
  /** Least time that a shipped order's receipt is waited for once its refunds are over. */
  receiptLeftMs: day,
  explanationLength: 200,
  vouchers: 5,
} as const;
