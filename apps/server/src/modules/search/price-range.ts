import type { Fen } from "@tradehall/mall-rules/money";

/** Both ends belong to it; undefined is open. Of a step the upper end is the next one's. */
export interface PriceRange {
  minFen: Fen | undefined;
  maxFen: Fen | undefined;
  /** Any of these; empty for all. */
  steps: readonly { minFen: Fen; belowFen: Fen | undefined }[];
}
