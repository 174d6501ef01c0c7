import type { ShopClosedAs } from "@tradehall/mall-rules/states/shop/shop";
import type { ProductSummary } from "../../product/ProductCard/product-card-props.ts";

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
  /** What else it is. */
  kind?: "dealer" | "cloud";
  /** Whether it is among the buyer's favourites. */
  isWishlisted?: boolean;
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
  /** Why it is not. Default `suspended`. */
  closedAs?: ShopClosedAs;
  /** A few of its goods. */
  products?: readonly ProductSummary[];
}
