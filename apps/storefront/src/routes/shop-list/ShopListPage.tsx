import type { ShopListView } from "@tradehall/mall-adapters/shop-list";
import { ActiveFilters } from "@tradehall/mall-components/list/ActiveFilters";
import { FacetPanel } from "@tradehall/mall-components/list/FacetPanel";
import { ListBreadcrumbs } from "@tradehall/mall-components/list/ListBreadcrumbs";
import { ListPager } from "@tradehall/mall-components/parts/ListPager";
import { ShopList } from "@tradehall/mall-components/shop/ShopList";
import { ShopToolbar } from "@tradehall/mall-components/shop/ShopToolbar";
import { textLimits } from "@tradehall/mall-rules/limits";
import { shopKinds, shopSorts } from "@tradehall/mall-rules/states/shop/shop";
import { pageNames } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { Heading } from "@tradehall/ui/Heading";
import { Stack } from "@tradehall/ui/Stack";
import { useNavigate } from "react-router-dom";
import { listHref } from "../../adapters/list-address.ts";
import { hrefOf, type ListValues, listQuery } from "../../adapters/list-query.ts";
import { useShopWishlist } from "../../browser/actions/use-shop-wishlist.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the search for shops says. */
export const shopQuery = listQuery({
  path: hrefTo("shop-list"),
  choices: { kind: shopKinds, sort: shopSorts },
  texts: { keyword: textLimits.keyword, region: 20 },
});

interface ShopListPageProps {
  query: ListValues<typeof shopQuery>;
  loaded: ShopListView | undefined;
}

export function ShopListPage({ query, loaded }: ShopListPageProps) {
  const list = useListState(loaded);
  const { locale } = useShell();
  const navigate = useNavigate();
  const { toggle, asPressed } = useShopWishlist();
  const name = pageNames.shopList[locale];
  const { page, keyword, sort, ...narrowing } = query;
  const filters = loaded?.filters ?? [];
  const clearHref = filters.length > 0 ? hrefOf(shopQuery, { sort }) : undefined;
  const rows = loaded?.facets ?? [];
  const facets = rows.length > 0 && <FacetPanel rows={rows} />;
  const kept = { ...narrowing, sort };
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <ListBreadcrumbs current={name} steps={[{ label: pageNames.home[locale], href: hrefTo("home") }]} />
        <Heading level={1} size="l">
          {name}
        </Heading>
        {facets}
        {clearHref && <ActiveFilters clearHref={clearHref} filters={filters} />}
        <ShopToolbar
          chosenCount={filters.length}
          facets={facets}
          hrefForSort={(to) => hrefOf(shopQuery, { ...narrowing, keyword, sort: to })}
          kept={kept}
          keyword={keyword}
          onSearch={(to) => void navigate(hrefOf(shopQuery, { ...kept, keyword: to }))}
          sort={sort}
          totalCount={loaded?.total}
        />
        <ShopList
          {...list}
          clearHref={clearHref}
          goodsHref={listHref({})}
          onToggleWishlist={toggle}
          shops={(loaded?.shops ?? []).map(asPressed)}
        />
        <ListPager
          hrefForPage={(to) => hrefOf(shopQuery, { ...query, page: to })}
          page={page}
          pageCount={loaded?.pageCount ?? 0}
        />
      </Stack>
    </Frame>
  );
}
