import type { Meta, StoryObj } from "@storybook/react-vite";
import type { SearchPage } from "@tradehall/api-client/models/search";
import { toList } from "@tradehall/mall-adapters/list";
import type { ListFilters } from "@tradehall/mall-adapters/list-filters";
import { toProductSummaries } from "@tradehall/mall-adapters/product-card";
import { ActiveFilters } from "@tradehall/mall-components/list/ActiveFilters";
import { FacetPanel } from "@tradehall/mall-components/list/FacetPanel";
import { ListBreadcrumbs } from "@tradehall/mall-components/list/ListBreadcrumbs";
import { ListEmpty } from "@tradehall/mall-components/list/ListEmpty";
import { ListToolbar } from "@tradehall/mall-components/list/ListToolbar";
import { ProductGrid } from "@tradehall/mall-components/list/ProductGrid";
import { RecommendedRow } from "@tradehall/mall-components/list/RecommendedRow";
import { ListPager } from "@tradehall/mall-components/parts/ListPager";
import { listWords } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { goods } from "./answers/goods.ts";
import { everything, filtered, nothingFound } from "./answers/search.ts";
import { quickAdd } from "./page-parts.tsx";
import { pageParameters, routes, textAt200, useLocale, zoomAt400 } from "./page-story.ts";
import { inShell } from "./Shell.tsx";

interface ListProps {
  /** The answer of `GET /search/page`. */
  answer: SearchPage;
  /** What the address asks for. */
  asked: ListFilters;
}

function List({ answer, asked }: ListProps) {
  const locale = useLocale();
  const list = toList(answer, asked, locale, routes);
  const tick = (isOn: boolean) => ({ isOn, href: "/list" });
  const hrefFor = (to: string | number) => `/list?to=${to}`;
  const facets = <FacetPanel form={{ action: "/list", hiddenFor: () => [] }} rows={list.facets} />;
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <ListBreadcrumbs
          seller={list.seller}
          steps={list.breadcrumbs}
          totalCount={list.total}
          {...(asked.pn ? { keyword: asked.pn } : {})}
        />
        {facets}
        {list.filters.length > 0 && <ActiveFilters clearHref={list.clearHref} filters={list.filters} />}
        <ListToolbar
          active={tick(false)}
          chosenCount={list.filters.length}
          facets={facets}
          fromOne={tick(false)}
          hrefForPage={hrefFor}
          hrefForSort={hrefFor}
          hrefForView={hrefFor}
          inStock={tick(asked.stock === "1")}
          page={list.page}
          pageCount={list.pageCount}
          priceForm={{ action: "/list", hidden: [] }}
          selfOperated={tick(asked.self === "1")}
          sort={list.sort}
          totalCount={list.total}
          view="grid"
        />
        {list.products.length > 0 ? (
          <ProductGrid canCompare headingLevel={2} products={list.products}>
            {quickAdd}
          </ProductGrid>
        ) : (
          <>
            <ListEmpty
              reason={list.filters.length > 0 ? "filtered" : "noResults"}
              suggestions={list.suggestions}
              ways={list.ways}
              {...(asked.pn ? { keyword: asked.pn } : {})}
            />
            <RecommendedRow
              products={toProductSummaries(goods.slice(0, 6), locale, routes)}
              title={listWords.instead[locale]}
            />
          </>
        )}
        <ListPager hrefForPage={hrefFor} page={list.page} pageCount={list.pageCount} />
      </Stack>
    </Frame>
  );
}

const meta = {
  title: "pages/ProductList 商品列表",
  id: "pages-productlist",
  component: List,
  tags: ["!autodocs", "page"],
  args: { answer: everything, asked: {} },
  parameters: { ...pageParameters, shell: { heading: "list", current: "list" } },
  decorators: [inShell],
} satisfies Meta<typeof List>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filtered: Story = { args: { answer: filtered, asked: { cpid: "1", self: "1" } } };
export const NoResults: Story = {
  args: { answer: nothingFound, asked: { pn: nothingFound.keyword } },
  parameters: { shell: { keyword: nothingFound.keyword } },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const TextAt200: Story = { ...textAt200, tags: ["zoom"] };
export const ZoomAt400: Story = { ...zoomAt400, tags: ["zoom"] };
