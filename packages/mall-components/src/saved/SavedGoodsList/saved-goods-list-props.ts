import type { ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import type { SavedGoods, SavedGroup, SavedResult } from "./saved-goods.ts";

export interface SavedGoodsListProps extends ListStateProps {
  /** Says what an empty list means and what removing does; what was bought is not removed. */
  kind: "wishlist" | "footprints" | "bought";
  /** Goods of this page, newest first. Default none. */
  groups?: readonly SavedGroup[];
  /** The server's day, for 今天 and 昨天. */
  today?: string;
  /** The list without filters, where some are set. */
  clearHref?: string | undefined;
  /** What became of goods that were to go into the cart, by id. */
  results?: Readonly<Record<string, SavedResult>>;
  /** The cart is being filled. */
  isAdding?: boolean;
  /** Takes goods out, by id. Without it buttons send `intent=remove` with the ticked `goods`, or `intent=remove:ID`. */
  onRemove?: (ids: readonly string[]) => void;
  /** Takes a day out. Without it its button sends `intent=clear:DAY`. */
  onRemoveDay?: (day: string) => void;
  /** Puts goods into the cart. Without it buttons send `intent=to-cart` with the ticked `goods`, or `intent=to-cart:GOODS`. */
  onAdd?: (goods: readonly SavedGoods[]) => void;
}
