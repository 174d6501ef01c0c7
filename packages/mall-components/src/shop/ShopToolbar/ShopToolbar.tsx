import { type ShopSort, shopSorts } from "@tradehall/mall-rules/states/shop/shop";
import { useLinkComponent } from "@tradehall/ui/Link";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FilterDrawer } from "../../list/FilterDrawer/FilterDrawer.tsx";
import * as bar from "../../list/ListToolbar/ListToolbar.css.ts";
import { words as list } from "../../list/ListToolbar/ListToolbar.messages.ts";
import { SearchForm } from "../../list/SearchForm/SearchForm.tsx";
import { words } from "./ShopToolbar.messages.ts";

export interface ShopToolbarProps {
  /** Order shown. */
  sort: ShopSort;
  /** Address of an order. */
  hrefForSort: (sort: ShopSort) => string;
  /** Keyword that was searched for. */
  keyword: string;
  /** What the search keeps of the address; it goes by GET to the page itself, with `keyword`. */
  kept: Readonly<Record<string, string>>;
  /** Called with the trimmed keyword instead of sending the form. */
  onSearch: (keyword: string) => void;
  /** Number of shops; absent while no one knows. */
  totalCount?: number | undefined;
  /** What narrows the list: a phone shows it in a drawer. */
  facets?: ReactNode;
  /** How many filters are chosen. */
  chosenCount?: number;
}

/** The bar over a list of shops: keyword, order, count. */
export function ShopToolbar(props: ShopToolbarProps) {
  const { sort, hrefForSort, keyword, kept, onSearch, totalCount, facets, chosenCount = 0 } = props;
  const intl = useIntl();
  const Anchor = useLinkComponent();
  return (
    <section aria-label={intl.formatMessage(list.label)} className={bar.bar}>
      <span className={bar.sorts}>
        {shopSorts.map((id) => (
          <Anchor
            aria-current={sort === id ? "true" : undefined}
            className={bar.sort}
            href={hrefForSort(id)}
            key={id}
          >
            {intl.formatMessage({ ...words, default: list.default, sales: list.sales }[id])}
          </Anchor>
        ))}
      </span>
      {facets && (
        <FilterDrawer chosenCount={chosenCount} resultCount={totalCount}>
          {facets}
        </FilterDrawer>
      )}
      <SearchForm
        keyword={keyword}
        kept={kept}
        label={intl.formatMessage(words.search)}
        name="keyword"
        onSearch={onSearch}
        placeholder={intl.formatMessage(words.placeholder)}
      />
      {totalCount !== undefined && (
        <span className={bar.end}>
          <span className={bar.total} role="status">
            {intl.formatMessage(words.total, { count: intl.formatNumber(totalCount) })}
          </span>
        </span>
      )}
    </section>
  );
}
