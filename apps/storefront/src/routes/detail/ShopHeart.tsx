import type { ShopSummary } from "@tradehall/mall-components/catalog/ShopCard";
import { ShopFavourite } from "@tradehall/mall-components/catalog/ShopFavourite";
import { useShopFavourite } from "../../browser/acts/use-shop-favourite.ts";

/** Makes the product's shop a favourite. */
export function ShopHeart({ shop }: { shop: ShopSummary }) {
  const { toggle, asPressed } = useShopFavourite();
  const { id, name, isFavourite = false } = asPressed(shop);
  return <ShopFavourite isFavourite={isFavourite} name={name} onToggle={toggle} shopId={id} />;
}
