import type { YuanText } from "@tradehall/mall-rules/money";
import type { SkuOption, SkuSpec } from "@tradehall/mall-rules/states/product/sku-choice";
import type { SkuCounts } from "./matrix.ts";

/** What became of a row that was to go into the cart. */
export interface RowResult {
  /** Pieces that went in; 0 for none. */
  added: number;
  /** Why none did. */
  why: string;
}

export interface SkuMatrixProps {
  /** Specifications in order; the first of several becomes tabs. */
  specs: readonly SkuSpec[];
  /** SKUs that exist. */
  skus: readonly SkuOption[];
  /** Pictures of values, `"颜色:红色"` → path. */
  swatches?: Readonly<Record<string, string>>;
  /** Unit word. Default 件. */
  unit?: string;
  /** Least order and multiples of each SKU. Default 1 and 1. */
  rule?: { min: number; step: number };
  /** Pieces wanted by SKU; kept by the page, so that closing loses nothing. */
  counts: SkuCounts;
  /** Called with all counts after each change. */
  onCounts: (counts: SkuCounts) => void;
  /** Price of a piece, where so many of its own and so many of the product are ordered together. */
  pieceYuan: (sku: SkuOption, own: number, together: number) => YuanText;
  /** What the cart said of rows that were sent, by SKU. */
  results?: Readonly<Record<string, RowResult>>;
  /** Takes the focus where there is a keyboard: who comes from Excel pastes at once. */
  isFocused?: boolean;
  /** The rows are on their way. */
  isPending?: boolean;
  /** Called with every row that has a number, all of them such as can be ordered. */
  onAdd: (lines: { skuId: string; count: number }[]) => void;
}
