import { ShopCard, type ShopSummary } from "@tradehall/mall-components/shop/ShopCard";
import { ShopFavourite } from "@tradehall/mall-components/shop/ShopFavourite";
import { useShopFavourite } from "../../browser/acts/use-shop-favourite.ts";
import { hrefTo } from "../../href-to.ts";

/** The product's shop, which can be searched and made a favourite. */
export function DetailShop({ shop, prodId }: { shop: ShopSummary; prodId: string }) {
  const { toggle, asPressed } = useShopFavourite();
  const { id, name, isFavourite = false } = asPressed(shop);
  return (
    <ShopCard
      shop={shop}
      searchAction={hrefTo("shop-prod-list", { shopId: shop.id }).replace(/\?.*/, "")}
      serviceHref={hrefTo("chat", { shopId: shop.id, prodId })}
      variant="row"
    >
      <ShopFavourite isFavourite={isFavourite} name={name} onToggle={toggle} shopId={id} />
    </ShopCard>
  );
}
