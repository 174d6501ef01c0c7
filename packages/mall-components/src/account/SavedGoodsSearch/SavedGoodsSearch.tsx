import { useIntl } from "react-intl";
import { SearchForm, type SearchFormProps } from "../../catalog/SearchForm/SearchForm.tsx";
import * as css from "./SavedGoodsSearch.css.ts";
import { words } from "./SavedGoodsSearch.messages.ts";

export type SavedGoodsSearchProps = Pick<SearchFormProps, "keyword" | "kept" | "onSearch">;

/** Finds favourites by a part of their name. */
export function SavedGoodsSearch(props: SavedGoodsSearchProps) {
  const intl = useIntl();
  return (
    <div className={css.place}>
      <SearchForm
        {...props}
        label={intl.formatMessage(words.label)}
        name="keyword"
        placeholder={intl.formatMessage(words.placeholder)}
      />
    </div>
  );
}
