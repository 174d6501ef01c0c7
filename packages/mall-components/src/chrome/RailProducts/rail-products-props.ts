import type { YuanText } from "@tradehall/mall-rules/money";

/** A favourite or a footprint. */
export interface RailProduct {
  /** Product id. */
  id: string;
  /** Name. */
  name: string;
  /** Product page. */
  href: string;
  /** Picture path without width and file ending. */
  picture: string;
  /** Price now, yuan. */
  yuan: YuanText;
  /** What paid members pay, where that is less. */
  memberYuan?: YuanText;
  /** Of points goods: their price in points. */
  points?: number;
  /** Whether the price is the lowest of several. */
  isFromPrice?: boolean;
  /** `offShelf`: can no longer be looked at, so the name is no link. */
  state?: "soldOut" | "offShelf";
}

export interface RailProductsProps {
  /** Says what an empty list means and what removing does. */
  kind: "wishlist" | "footprints";
  /** Products in groups, footprints each with its day (`yyyy-MM-dd`); favourites are one group without. */
  groups: readonly { key: string; day?: string; products: readonly RailProduct[] }[];
  /** The server's day, for 今天 and 昨天. */
  today?: string;
  /** Called to take one out. */
  onRemove: (prodId: string) => void;
  /** Called for the next ones; absent: all are shown. */
  onMore?: () => void;
  /** The next ones are on their way. */
  isLoadingMore?: boolean;
}
