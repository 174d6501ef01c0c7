import { ListTabs } from "@tradehall/mall-components/parts/ListTabs";
import { wishlistTabs } from "@tradehall/mall-components/saved/SavedGoodsList";
import { ShopList } from "@tradehall/mall-components/shop/ShopList";
import { Surface } from "@tradehall/ui/Surface";
import { listHref } from "../../adapters/list-address.ts";
import { hrefOf } from "../../adapters/list-query.ts";
import { useShopWishlist } from "../../browser/actions/use-shop-wishlist.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { QueryPager } from "../../pages/QueryPager.tsx";
import type { ListsSent } from "./lists-sent.ts";
import type { LoadedWishlist } from "./load-wishlist.ts";
import { PurchaseListsTab } from "./PurchaseListsTab.tsx";
import { PurchaseListTab } from "./PurchaseListTab.tsx";
import { WishlistGoods } from "./WishlistGoods.tsx";
import { type WishlistQuery, wishlistQuery } from "./wishlist-query.ts";

interface WishlistPageProps {
  query: WishlistQuery;
  loaded: LoadedWishlist | undefined;
  /** What a form of purchase lists was answered. */
  sent?: ListsSent | undefined;
}

export function WishlistPage({ query, loaded, sent }: WishlistPageProps) {
  const list = useListState(loaded);
  const { toggle, asPressed } = useShopWishlist();
  const { tab } = query;
  const shops = loaded?.tab === "shops" ? loaded.shops : [];
  return (
    <UserCenterFrame>
      <Surface padding="none">
        <ListTabs of={wishlistTabs} current={tab} hrefFor={(to) => hrefOf(wishlistQuery, { tab: to })} />
        {tab === "products" && (
          <WishlistGoods loaded={loaded?.tab === "products" ? loaded : undefined} query={query} />
        )}
        {tab === "lists" &&
          (loaded?.tab === "list" ? (
            <PurchaseListTab key={loaded.list.id} loaded={loaded} sent={sent} />
          ) : (
            <PurchaseListsTab loaded={loaded?.tab === "lists" ? loaded : undefined} sent={sent} />
          ))}
        {tab === "shops" && (
          <ShopList
            {...list}
            clearHref={hrefTo("shop-list")}
            goodsHref={listHref({})}
            isWishlist
            onToggleWishlist={toggle}
            shops={shops.map(asPressed)}
          />
        )}
      </Surface>
      <QueryPager of={wishlistQuery} query={query} loaded={loaded} />
    </UserCenterFrame>
  );
}
