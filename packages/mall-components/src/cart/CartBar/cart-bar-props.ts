import type { YuanText } from "@tradehall/mall-rules/money";
import type { ReactNode } from "react";

export interface CartBarProps {
  /** Ticked lines: what the limit counts. */
  selectedLines: number;
  /** Ticked pieces. */
  selectedPieces: number;
  /** Sum of what is ticked, yuan, by the server or the cart store. */
  total: YuanText;
  /** Taken off within `total`, yuan; absent or zero: not shown. */
  discount?: YuanText;
  /** What membership saves, not in `total` any more, yuan; absent or zero: not shown. */
  memberSaved?: YuanText;
  /** Lines settled together at most (Spec §5). Default 50. */
  maxLines?: number;
  /** Every line that can be ticked is. */
  isAllSelected: boolean;
  /** Some lines are ticked. */
  isSomeSelected: boolean;
  /** Settling is on its way. */
  isPending?: boolean;
  /** Why nothing can be settled now beside "none ticked" and "too many", e.g. 库存不足. */
  disabledReason?: string;
  /** Tick all or none. */
  onSelectAll?: (isSelected: boolean) => void;
  /** Tick what is not, and the reverse; without it no button shows. */
  onInvert?: () => void;
  /** Take what is ticked out of the cart. Without it the button sends `intent=delete-selected`. */
  onDeleteSelected?: () => void;
  /** Move what is ticked to the favourites. Without it the button sends `intent=wishlist-selected`. */
  onMoveSelectedToWishlist?: () => void;
  /** What else can be done with the selected lines, e.g. the way into a purchase list. */
  toolsAside?: ReactNode;
  /** Go on to the checkout. Without it the button sends `intent=settle`. */
  onSettle?: () => void;
  /** Over the limit: settle the first `maxLines` now, the rest as a second order. Without it the button sends `intent=settle-first`. */
  onSettleFirst?: () => void;
}
