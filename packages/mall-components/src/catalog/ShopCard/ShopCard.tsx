import type { ProductSummary } from "../ProductCard/ProductCard.tsx";

/** A shop as cards show it. */
export interface ShopSummary {
  /** Shop id. */
  id: string;
  /** Name. */
  name: string;
  /** Shop's home. */
  href: string;
  /** Logo: path without width and file ending. */
  logo?: string;
  /** Sold by the mall itself. */
  isSelfOperated?: boolean;
  /** Main goods or description. */
  brief?: string;
  /** Rating 0 to 5. */
  rating?: number;
  /** Number of its goods. */
  productCount?: number;
  /** Number of fans. */
  fanCount?: number;
  /** Whether it is open. Default true. */
  isOpen?: boolean;
  /** A few of its goods. */
  products?: readonly ProductSummary[];
}
export interface ShopCardProps {
  /** The shop. */
  shop: ShopSummary;
  /** `side` beside a detail, `row` in the shop list, `tile` on home. Default `side`. */
  variant?: "side" | "row" | "tile";
  /** Whether it is a favourite. */
  isFavourite?: boolean;
  /** Called by 收藏店铺. */
  onToggleFavourite?: (shopId: string) => void;
  /** Chat with the shop. */
  serviceHref?: string;
}

/** ShopCard. */
export function ShopCard(_props: ShopCardProps) {
  return <div data-part="ShopCard" />;
}
