import type { ShopTopView } from "@tradehall/mall-adapters/shop";
import { ShopHead, type ShopTab } from "@tradehall/mall-components/shop/ShopHead";
import { useNavigate } from "react-router-dom";
import { listHref } from "../../adapters/list-address.ts";
import { useShopWishlist } from "../../browser/actions/use-shop-wishlist.ts";
import { useShopVisit } from "../../browser/session/use-shop-visit.ts";
import { hrefTo } from "../../href-to.ts";

interface ShopTopProps {
  shop: ShopTopView;
  /** The page that is open. */
  current: ShopTab;
  /** Keyword of the search in its goods. */
  keyword?: string | undefined;
}

/** The head of a shop's pages. Who looks at a shop goes to it, where the rules let them (Spec §4 "Shop switching"). */
export function ShopTop({ shop: { summary, phone, isCloud }, current, keyword = "" }: ShopTopProps) {
  const { id, isOpen = true } = summary;
  const { toggle, asPressed } = useShopWishlist();
  const navigate = useNavigate();
  useShopVisit({ shopId: Number(id), isOpen, isCloudWarehouse: isCloud });
  return (
    <ShopHead
      current={current}
      hrefs={{
        home: summary.href,
        goods: hrefTo("shop-prod-list", { shopId: id }),
        facts: hrefTo("shop-detail", { shopId: id }),
      }}
      onToggleWishlist={toggle}
      phone={phone}
      search={{
        action: hrefTo("shop-prod-list", { shopId: id }).replace(/\?.*/, ""),
        keyword,
        onSearch: (pn) => void navigate(listHref({ isOfShop: true, shopId: id, pn })),
      }}
      shop={asPressed(summary)}
    />
  );
}
