import { ShopCard, type ShopSummary } from "@tradehall/mall-components/shop/ShopCard";
import { ShopWishlistButton } from "@tradehall/mall-components/shop/ShopWishlistButton";
import { useShopWishlist } from "../../browser/actions/use-shop-wishlist.ts";
import { hrefTo } from "../../href-to.ts";

/** The product's shop, which can be searched and put on the wishlist. */
export function DetailShop({ shop, prodId }: { shop: ShopSummary; prodId: string }) {
  const { toggle, asPressed } = useShopWishlist();
  const { id, name, isWishlisted = false } = asPressed(shop);
  return (
    <ShopCard
      shop={shop}
      searchAction={hrefTo("shop-prod-list", { shopId: shop.id }).replace(/\?.*/, "")}
      serviceHref={hrefTo("chat", { shopId: shop.id, prodId })}
      variant="row"
    >
      <ShopWishlistButton isWishlisted={isWishlisted} name={name} onToggle={toggle} shopId={id} />
    </ShopCard>
  );
}
