import type { ListView } from "@tradehall/mall-adapters/list";
import { type ListFilters, listRoot } from "@tradehall/mall-adapters/list-filters";
import type { ShopTopView } from "@tradehall/mall-adapters/shop";
import { ListEmpty } from "@tradehall/mall-components/list/ListEmpty";
import { ShopCategories, type ShopCategory } from "@tradehall/mall-components/shop/ShopCategories";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { listHref } from "../../adapters/list-address.ts";
import { ListResults } from "../../pages/list/ListResults.tsx";
import { useSearchRefusal } from "../../pages/list/use-search-refusal.ts";
import { ShopTop } from "../../pages/shop/ShopTop.tsx";

interface ShopProdListPageProps {
  shop: ShopTopView;
  address: ListFilters;
  categories: ShopCategory[];
  /** Null where the server refuses to search. */
  list: ListView | null;
  /** The server's words then. */
  refusal: string;
}

export function ShopProdListPage({ shop, address, categories, list, refusal }: ShopProdListPageProps) {
  useSearchRefusal(refusal);
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <ShopTop current="goods" keyword={address.pn} shop={shop} />
        {list && shop.summary.isOpen !== false ? (
          <Columns collapseBelow="desktop" space="m">
            <Column width="sidebar">
              <ShopCategories allHref={listHref(listRoot(address))} categories={categories} />
            </Column>
            <Column>
              <ListResults columns={4} list={list} />
            </Column>
          </Columns>
        ) : (
          <ListEmpty reason="closed" />
        )}
      </Stack>
    </Frame>
  );
}
