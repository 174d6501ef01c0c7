import type { GoodsView } from "../../product/goods-views.ts";

/** A line of the order. */
export interface RefundLineView extends GoodsView {
  id: string;
  /** Pieces bought. */
  quantity: number;
  /** Pieces that may be chosen now; 0 where none. */
  max: number;
  /** Pieces chosen, or taken along with the last of what was paid for; 0 where the line is not. */
  chosen: number;
  isGift?: boolean;
  /** Why it cannot be chosen. */
  why?: string;
}
