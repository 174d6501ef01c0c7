import type { ComparedGoods } from "./compare-rows.ts";

export interface CompareDialogProps {
  /** Products in order; absent while they are asked for. */
  goods: readonly ComparedGoods[] | undefined;
  /** The answer did not come. */
  hasFailed?: boolean;
  /** Asks again. */
  onRetry: () => void;
  /** Called by Escape, the cross and a press outside. */
  onClose: () => void;
  /** Takes one out. */
  onRemove: (id: string) => void;
  /** Puts one into the cart, of goods with a single SKU. Absent: nothing is sold here. */
  onAdd?: (goods: ComparedGoods) => void;
  /** The product that is being put into the cart. */
  addingId?: string | undefined;
  /** Address of this comparison, to copy. */
  url: string;
}
