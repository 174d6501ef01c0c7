import type { Attempt } from "../../server/attempt.ts";

/** What a form of the page did; the page thanks for it or says why not. */
export type DetailAnswer = { intent?: string } & Attempt<{
  prodCount?: number;
  /** Pieces just put in. */
  added?: number;
  isWishlisted?: boolean;
  couponId?: string;
  /** Whether the SKU's return is waited for now. */
  isAwaited?: boolean;
}>;
