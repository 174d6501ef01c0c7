/** Voucher codes of virtual goods: what a code is worth now. */
export const voucherStates = ["unused", "used", "expired"] as const;
export type VoucherState = (typeof voucherStates)[number];

/** A code that was used in time stays used. */
export function voucherState(code: { isUsed: boolean; until: Date | null; now: Date }): VoucherState {
  if (code.isUsed) return "used";
  return code.until && code.until <= code.now ? "expired" : "unused";
}
