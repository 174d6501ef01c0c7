import type { ShopSummary } from "../ShopCard/ShopCard.tsx";

export interface ShopRowProps {
  /** Heading. Default 推荐店铺. */
  title?: string;
  /** Shops; nothing renders for none. */
  shops: readonly ShopSummary[];
  /** All of them. Default `/shopList`. */
  moreHref?: string;
}

/** ShopRow. */
export function ShopRow(_props: ShopRowProps) {
  return <div data-part="ShopRow" />;
}
