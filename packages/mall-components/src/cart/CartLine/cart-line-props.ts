import type { YuanText } from "@tradehall/mall-rules/money";
import type { GoodsView } from "../../product/goods-views.ts";

/** One line of the cart. */
export interface CartLineView extends GoodsView {
  /** Id of the line, not of the product. */
  id: string;
  /** Unit price now, yuan. */
  price: YuanText;
  /** What is sold: 盒, 件. */
  unit?: string;
  /** Price of one of the pieces of a unit, e.g. ¥0.12/只. */
  piecePrice?: string;
  /** What the buyer paid for a piece the last time; the day is `yyyy-MM-dd`. */
  lastPaid?: { yuan: YuanText; day: string };
  /** Price before the offer, yuan. */
  originalPrice?: YuanText;
  /** Unit price when it was put into the cart, yuan, where it differs from now. */
  thenPrice?: YuanText;
  /** Whether `thenPrice` was higher than now. */
  isCheaper?: boolean;
  /** A limited-time offer holds for no more pieces than this, and the line has more. */
  offerMax?: number;
  /** The next step of the tier table: from so many pieces each costs so much. */
  nextTier?: { quantity: number; price: YuanText };
  /** Pieces. */
  quantity: number;
  /** Least order. Default 1. */
  min?: number;
  /** Quantities go in multiples of this. Default 1. */
  step?: number;
  /** Pieces in stock; absent: no limit is known. */
  stock?: number;
  /** Price of the line, yuan. */
  subtotal: YuanText;
  /** Ticked for settling. */
  isSelected: boolean;
  /** Already a favourite. */
  isWishlisted?: boolean;
  /** Cannot be ticked for this reason. */
  blockedReason?: string;
}

export interface CartLineProps {
  /** The line. */
  line: CartLineView;
  /** A change is on its way: marked, still usable. `[data-pending]` */
  isPending?: boolean;
  /** What the server said about the last change; shown under the quantity and read aloud. */
  problem?: string;
  /** Of its picture: `eager` on the first screen. Default `lazy`. */
  loading?: "lazy" | "eager";
  /** The tick changed. */
  onSelect?: (id: string, isSelected: boolean) => void;
  /** The wanted quantity, already within min, step and stock. */
  onQuantity?: (id: string, quantity: number) => void;
  /** Take it out of the cart. Without it the button sends `intent=delete:ID`. */
  onDelete?: (id: string) => void;
  /** Move it to the favourites. Without it the button sends `intent=wishlist:ID`. */
  onMoveToWishlist?: (id: string) => void;
  /** Choose another specification; without it no button shows. */
  onChangeSku?: (id: string) => void;
}
