import { ActiveFilters } from "@tradehall/mall-components/catalog/ActiveFilters";
import { FacetPanel } from "@tradehall/mall-components/catalog/FacetPanel";
import { ListEmpty } from "@tradehall/mall-components/catalog/ListEmpty";
import { ListPager } from "@tradehall/mall-components/catalog/ListPager";
import { ListTrail } from "@tradehall/mall-components/catalog/ListTrail";
import { ProductGrid } from "@tradehall/mall-components/catalog/ProductGrid";
import { ProductTable } from "@tradehall/mall-components/catalog/ProductTable";
import { Stack } from "@tradehall/ui/Stack";
import { useLocation, useNavigate, useNavigation } from "react-router-dom";
import {
  changedHref,
  type ListAddress,
  type ListChange,
  listHref,
  listPath,
  listRoot,
} from "../../adapters/list-address.ts";
import { quickAdd } from "../../browser/acts/quick-add.tsx";
import { useQuickAdd } from "../../browser/acts/use-quick-add.ts";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import { useShopInEffect } from "../../browser/session/use-shop-in-effect.ts";
import { hrefTo } from "../../href-to.ts";
import { ListBar } from "./ListBar.tsx";
import type { ListView } from "./to-list.ts";

interface ListResultsProps {
  list: ListView;
  /** Products side by side in a wide window: as many as stand in the first row, whose pictures come first. Default 5. */
  columns?: 4 | 5;
}

/** Products of a list with all that narrows, orders and pages them. */
export function ListResults({ list, columns = 5 }: ListResultsProps) {
  const { address, products, total, page, pageCount, filters } = list;
  const navigate = useNavigate();
  const isSold = useShopInEffect().isShowPurchase === 1;
  const refresh = useRefresh();
  useQuickAdd(list.towards && refresh);
  // The rows stay and dim while the next ones come.
  const isRefetching = useNavigation().location?.pathname === useLocation().pathname;
  const go = (change: ListChange) => void navigate(changedHref(address, change));
  const hrefForPage = (to: number) => listHref({ ...address, page: String(to) });
  const { min: _, max: __, page: ___, at: ____, ...kept } = address;
  const hidden = Object.entries({ st: "0", ...kept }).map(([name, value]) => ({ name, value }));
  const cleared: ListAddress = {
    ...listRoot(address),
    ...(address.pn ? { pn: address.pn } : {}),
    ...(address.cpid ? { cpid: address.cpid } : {}),
  };
  return (
    <Stack space="m">
      <ListTrail
        steps={list.trail}
        seller={list.seller}
        totalCount={total}
        {...(address.pn ? { keyword: address.pn } : {})}
      />
      {list.facets.length > 0 && (
        <FacetPanel
          rows={list.facets}
          form={{
            action: listPath(address),
            hiddenFor: (row) => [...hidden, ...priceHidden(address)].filter(({ name }) => name !== row),
          }}
          onApply={(row, values) => go({ [row]: values.join(",") || undefined })}
        />
      )}
      {filters.length > 0 && <ActiveFilters filters={filters} clearHref={listHref(cleared)} />}
      <ListBar list={list} go={go} hidden={hidden} hrefForPage={hrefForPage} />
      {products.length > 0 ? (
        address.view === "table" ? (
          <ProductTable
            products={products}
            isRefetching={isRefetching}
            {...(isSold ? { addAction: hrefTo("cart") } : {})}
          />
        ) : (
          <ProductGrid
            products={products}
            isRefetching={isRefetching}
            priorityCount={columns}
            columns={columns}
            headingLevel={2}
          >
            {isSold ? quickAdd : undefined}
          </ProductGrid>
        )
      ) : (
        <ListEmpty
          reason={filters.length > 0 ? "filtered" : address.pn ? "noResults" : "emptyCategory"}
          suggestions={list.suggestions}
          clearHref={listHref(cleared)}
          {...(address.pn ? { keyword: address.pn } : {})}
        />
      )}
      <ListPager page={page} pageCount={pageCount} hrefForPage={hrefForPage} />
    </Stack>
  );
}

const priceHidden = ({ min, max }: ListAddress): { name: string; value: string }[] => [
  ...(min ? [{ name: "min", value: min }] : []),
  ...(max ? [{ name: "max", value: max }] : []),
];
