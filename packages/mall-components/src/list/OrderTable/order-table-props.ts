import type { SkuMatrixProps } from "../../product/SkuMatrix/sku-matrix-props.ts";
import type { OrderGoods } from "./order-lines.ts";
import type { SortLinks } from "./SortHead.tsx";

export interface OrderTableProps
  extends Pick<SkuMatrixProps, "counts" | "onCounts" | "results" | "isPending"> {
  /** Goods of this page of the list. */
  goods: readonly OrderGoods[];
  /** Goods of other pages of which something is typed. */
  elsewhere?: readonly OrderGoods[];
  /** Old rows stay and dim. */
  isRefetching?: boolean;
  /** The page compares goods: rows have CompareButton. */
  canCompare?: boolean;
  /** Orders of the list by the columns that have one. */
  sort?: SortLinks;
  /** Called with every line that has a number, all of them such as can be ordered. */
  onAdd: (lines: { prodId: string; skuId: string; count: number }[]) => void;
}
