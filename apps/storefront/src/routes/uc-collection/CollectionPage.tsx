import { CollectionTabs } from "@tradehall/mall-components/account/CollectionTabs";
import { ListPager } from "@tradehall/mall-components/parts/ListPager";
import { ShopList } from "@tradehall/mall-components/shop/ShopList";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { listHref } from "../../adapters/list-address.ts";
import { hrefOf } from "../../adapters/list-query.ts";
import { useShopFavourite } from "../../browser/acts/use-shop-favourite.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { type CollectionQuery, collectionQuery } from "./collection-query.ts";
import { FavouriteGoods } from "./FavouriteGoods.tsx";
import type { LoadedCollection } from "./load-collection.ts";
import { PurchaseListsTab } from "./PurchaseListsTab.tsx";
import { PurchaseListTab } from "./PurchaseListTab.tsx";
import type { ListsSent } from "./route.tsx";

interface CollectionPageProps {
  query: CollectionQuery;
  loaded: LoadedCollection | undefined;
  /** What a form of purchase lists was answered. */
  sent?: ListsSent | undefined;
}

export function CollectionPage({ query, loaded, sent }: CollectionPageProps) {
  const list = useListState(loaded);
  const { toggle, asPressed } = useShopFavourite();
  const { tab } = query;
  const shops = loaded?.tab === "shops" ? loaded.shops : [];
  return (
    <UserCenterFrame>
      <Stack space="m">
        <Surface padding="none">
          <CollectionTabs current={tab} hrefFor={(to) => hrefOf(collectionQuery, { tab: to })} />
          {tab === "products" && (
            <FavouriteGoods loaded={loaded?.tab === "products" ? loaded : undefined} query={query} />
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
              isOfFavourites
              onToggleFavourite={toggle}
              shops={shops.map(asPressed)}
            />
          )}
        </Surface>
        <ListPager
          hrefForPage={(to) => hrefOf(collectionQuery, { ...query, page: to })}
          page={query.page}
          pageCount={loaded?.pageCount ?? 0}
        />
      </Stack>
    </UserCenterFrame>
  );
}
