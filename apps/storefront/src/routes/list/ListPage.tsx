import { ActiveFilters } from "@tradehall/mall-components/catalog/ActiveFilters";
import { FacetPanel } from "@tradehall/mall-components/catalog/FacetPanel";
import { ListEmpty } from "@tradehall/mall-components/catalog/ListEmpty";
import { ListPager } from "@tradehall/mall-components/catalog/ListPager";
import { ListTrail } from "@tradehall/mall-components/catalog/ListTrail";
import { ProductGrid } from "@tradehall/mall-components/catalog/ProductGrid";
import { ProductTable } from "@tradehall/mall-components/catalog/ProductTable";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { toast } from "@tradehall/ui/Toast";
import { useEffect } from "react";
import { useNavigate, useNavigation } from "react-router-dom";
import { changedHref, type ListAddress, listHref } from "../../adapters/list-address.ts";
import { quickAdd } from "../../browser/acts/quick-add.tsx";
import { useQuickAdd } from "../../browser/acts/use-quick-add.ts";
import { useShopInEffect } from "../../browser/session/use-shop-in-effect.ts";
import { hrefTo, routeOf } from "../../href-to.ts";
import { ListBar } from "./ListBar.tsx";
import type { ListView } from "./to-list.ts";

/** Cards in the first row, whose pictures come first. */
const firstRow = 5;

interface ListPageProps {
  list: ListView | null;
  /** The server's words where it refuses to search. */
  refusal: string;
}

export function ListPage({ list, refusal }: ListPageProps) {
  useEffect(() => {
    if (refusal)
      toast.show({ tone: "warning", message: refusal, durationMs: shellLimits.closedShopWarningMs });
  }, [refusal]);
  if (!list)
    return (
      <Frame paddingY="m">
        <ListEmpty reason="closed" />
      </Frame>
    );
  return <Results list={list} />;
}

function Results({ list }: { list: ListView }) {
  const { address, products, total, page, pageCount, filters } = list;
  const navigate = useNavigate();
  const isSold = useShopInEffect().isShowPurchase === 1;
  useQuickAdd();
  // The rows stay and dim while the next ones come.
  const isRefetching = routeOf(useNavigation().location?.pathname ?? "")?.menu === "list";
  const go = (change: Partial<Record<keyof ListAddress, string | undefined>>) =>
    void navigate(changedHref(address, change));
  const hrefForPage = (to: number) => listHref({ ...address, page: String(to) });
  const { min: _, max: __, page: ___, ...kept } = address;
  const hidden = Object.entries({ st: "0", ...kept }).map(([name, value]) => ({ name, value }));
  const cleared: ListAddress = {
    ...(address.pn ? { pn: address.pn } : {}),
    ...(address.cpid ? { cpid: address.cpid } : {}),
  };
  return (
    <Frame paddingY="m">
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
              action: hrefTo("list"),
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
              priorityCount={firstRow}
              columns={firstRow}
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
    </Frame>
  );
}

const priceHidden = ({ min, max }: ListAddress): { name: string; value: string }[] => [
  ...(min ? [{ name: "min", value: min }] : []),
  ...(max ? [{ name: "max", value: max }] : []),
];
