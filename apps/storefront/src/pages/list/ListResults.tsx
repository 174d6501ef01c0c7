import type { ListView } from "@tradehall/mall-adapters/list";
import type { ListChange } from "@tradehall/mall-adapters/list-filters";
import { fieldsOf, type ListedParam, valuesIn } from "@tradehall/mall-adapters/list-values";
import { ActiveFilters } from "@tradehall/mall-components/list/ActiveFilters";
import { FacetPanel, type FacetRow } from "@tradehall/mall-components/list/FacetPanel";
import { ListBreadcrumbs } from "@tradehall/mall-components/list/ListBreadcrumbs";
import { ListEmpty } from "@tradehall/mall-components/list/ListEmpty";
import { ProductGrid } from "@tradehall/mall-components/list/ProductGrid";
import { RecommendedRow } from "@tradehall/mall-components/list/RecommendedRow";
import { ListPager } from "@tradehall/mall-components/parts/ListPager";
import { Stack } from "@tradehall/ui/Stack";
import { useLocation, useNavigate, useNavigation } from "react-router-dom";
import { changedHref, listHref, listPath } from "../../adapters/list-address.ts";
import { quickAdd } from "../../browser/actions/quick-add.tsx";
import { useQuickAdd } from "../../browser/actions/use-quick-add.ts";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import { useShopInEffect } from "../../browser/session/use-shop-in-effect.ts";
import { ListBar } from "./ListBar.tsx";
import { ListTable } from "./ListTable.tsx";

/** What goes with the values of a row: another way to say a price, categories below. */
const replacedBy: Partial<Record<ListedParam, readonly (keyof ListChange)[]>> = {
  price: ["min", "max"],
  cpid: ["cid", "thCid"],
  cid: ["thCid"],
};

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
  // The ticks of a row keep what is chosen elsewhere, also by other rows of the same name.
  const hiddenFor = ({ name, options }: FacetRow) => {
    const list = name as ListedParam;
    const others = valuesIn(address[list]).filter((value) => !options.some((one) => one.value === value));
    return fieldsOf({ ...address, [list]: others.join(",") }, replacedBy[list] ?? []);
  };
  const facets = (
    <FacetPanel
      rows={list.facets}
      form={{ action: listPath(address), hiddenFor }}
      onApply={(form) => {
        const entries = [...new Set(form.keys())].map((name) => [name, form.getAll(name).join()]);
        void navigate(`${listPath(address)}?${new URLSearchParams(entries)}`);
      }}
    />
  );
  return (
    <Stack space="m">
      <ListBreadcrumbs
        steps={list.breadcrumbs}
        seller={list.seller}
        totalCount={total}
        {...(address.pn ? { keyword: address.pn } : {})}
        {...(list.correctedTo ? { correctedTo: list.correctedTo } : {})}
      />
      {facets}
      {filters.length > 0 && <ActiveFilters filters={filters} clearHref={list.clearHref} />}
      <ListBar
        list={list}
        facets={facets}
        go={go}
        hidden={fieldsOf(address, ["price", "min", "max"])}
        hrefForPage={hrefForPage}
      />
      {products.length > 0 ? (
        address.view === "table" ? (
          <ListTable
            list={list}
            isRefetching={isRefetching}
            isSold={isSold}
            onAdded={list.towards && refresh}
          />
        ) : (
          <ProductGrid
            products={products}
            isRefetching={isRefetching}
            priorityCount={columns}
            columns={columns}
            headingLevel={2}
            canCompare
          >
            {isSold ? quickAdd : undefined}
          </ProductGrid>
        )
      ) : pageCount === 0 ? (
        <>
          <ListEmpty
            reason={filters.length > 0 ? "filtered" : address.pn ? "noResults" : "emptyCategory"}
            suggestions={list.suggestions}
            ways={list.ways}
            {...(filters.length > 0 ? { clearHref: list.clearHref } : {})}
            {...(address.pn ? { keyword: address.pn } : {})}
          />
          {list.instead && <RecommendedRow {...list.instead} />}
        </>
      ) : null}
      <ListPager page={page} pageCount={pageCount} hrefForPage={hrefForPage} />
    </Stack>
  );
}
