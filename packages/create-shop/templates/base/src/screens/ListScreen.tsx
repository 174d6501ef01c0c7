"use client";

import { toList } from "@tradehall/mall-adapters/list";
import { changed, type ListFilters } from "@tradehall/mall-adapters/list-filters";
import { sortNumbers } from "@tradehall/mall-adapters/search-query";
import { ActiveFilters } from "@tradehall/mall-components/list/ActiveFilters";
import { ListBreadcrumbs } from "@tradehall/mall-components/list/ListBreadcrumbs";
import { ListEmpty } from "@tradehall/mall-components/list/ListEmpty";
import type { ListSort } from "@tradehall/mall-components/list/ListToolbar";
import { ProductGrid } from "@tradehall/mall-components/list/ProductGrid";
import { ListPager } from "@tradehall/mall-components/parts/ListPager";
import { Frame } from "@tradehall/ui/Frame";
import { Heading } from "@tradehall/ui/Heading";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Text } from "@tradehall/ui/Text";
import { language, words } from "../language";
import { dataRoutes, listHref } from "../mall/addresses";
import type { FoundList } from "../mall/loads";
import { usePlace } from "../mall/Place";

const sorts: readonly (readonly [ListSort, string])[] = [
  ["default", words.sortDefault],
  ["sales", words.sortSales],
  ["priceUp", words.sortPriceUp],
  ["newest", words.sortNewest],
];

const SortLinks = ({ filters, sort }: { filters: ListFilters; sort: ListSort }) => (
  <nav aria-label={words.sort}>
    <Inline as="ul" rowSpace="xs" space="l">
      {sorts.map(([one, label]) => (
        <li key={one}>
          <Link
            href={listHref(changed(filters, { st: sortNumbers[one] }))}
            tone={one === sort ? "link" : "neutral"}
            {...(one === sort ? { "aria-current": "true" } : {})}
          >
            <Text size="inherit" tone="inherit" weight={one === sort ? "strong" : "regular"}>
              {label}
            </Text>
          </Link>
        </li>
      ))}
    </Inline>
  </nav>
);

interface ListScreenProps {
  list: FoundList;
  /** What stands over the goods in place of where the list is; then it is no list that one narrows. */
  title?: string;
  /** Others are on their way. */
  isLoading?: boolean;
}

/** Goods in columns: what was searched for, its order and its pages are in the address. */
export function ListScreen({ list: { filters, found }, title, isLoading = false }: ListScreenProps) {
  const { go } = usePlace();
  const list = toList(found, filters, language.locale, dataRoutes);
  const keyword = filters.pn ?? "";
  const name = found.breadcrumb.at(-1)?.categoryName;
  const pageHref = (page: number) => listHref({ ...filters, page: String(page) });
  return (
    <Frame paddingY="m">
      <title>{[keyword || name, words.name].filter(Boolean).join(" - ")}</title>
      <Stack space="m">
        {title ? (
          <Heading level={2}>{title}</Heading>
        ) : (
          <>
            <ListBreadcrumbs
              keyword={keyword}
              seller={list.seller}
              steps={list.breadcrumbs}
              totalCount={list.total}
              {...(list.correctedTo ? { correctedTo: list.correctedTo } : {})}
            />
            {(list.total > 0 || list.filters.length > 0) && (
              <Surface padding="m">
                <Inline align="between" rowSpace="s">
                  <SortLinks filters={filters} sort={list.sort} />
                  <ActiveFilters clearHref={list.clearHref} filters={list.filters} />
                </Inline>
              </Surface>
            )}
          </>
        )}
        {list.total === 0 ? (
          <ListEmpty
            clearHref={list.clearHref}
            keyword={keyword}
            reason={list.filters.length > 0 ? "filtered" : "noResults"}
            suggestions={list.suggestions}
            ways={list.ways}
          />
        ) : (
          <ProductGrid headingLevel={title ? 3 : 2} isRefetching={isLoading} products={list.products} />
        )}
        <ListPager
          hrefForPage={pageHref}
          onJump={(page) => go(pageHref(page))}
          page={list.page}
          pageCount={list.pageCount}
        />
      </Stack>
    </Frame>
  );
}
