import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FilterDrawer } from "../../list/FilterDrawer/FilterDrawer.tsx";
import { SearchForm, type SearchFormProps } from "../../list/SearchForm/SearchForm.tsx";
import * as css from "./SavedGoodsSearch.css.ts";
import { words } from "./SavedGoodsSearch.messages.ts";

export interface SavedGoodsSearchProps extends Pick<SearchFormProps, "keyword" | "kept" | "onSearch"> {
  /** What is searched: what was bought is found by its SKU code, too. */
  kind: "wishlist" | "bought";
  /** What narrows the list: a phone shows it in a drawer. */
  facets?: ReactNode;
  /** How many filters are chosen. */
  chosenCount?: number;
}

/** Finds favourites, or what was bought before, by a part of their name. */
export function SavedGoodsSearch({ kind, facets, chosenCount = 0, ...form }: SavedGoodsSearchProps) {
  const intl = useIntl();
  return (
    <div className={css.place}>
      <SearchForm
        {...form}
        label={intl.formatMessage(kind === "bought" ? words.boughtLabel : words.label)}
        name="keyword"
        placeholder={intl.formatMessage(kind === "bought" ? words.boughtPlaceholder : words.placeholder)}
      />
      {facets && <FilterDrawer chosenCount={chosenCount}>{facets}</FilterDrawer>}
    </div>
  );
}
