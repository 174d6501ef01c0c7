import { useIntl } from "react-intl";
import { SearchForm, type SearchFormProps } from "../../catalog/SearchForm/SearchForm.tsx";
import * as css from "./SavedGoodsSearch.css.ts";
import { words } from "./SavedGoodsSearch.messages.ts";

export interface SavedGoodsSearchProps extends Pick<SearchFormProps, "keyword" | "kept" | "onSearch"> {
  /** What is searched: what was bought is found by its SKU code, too. */
  kind: "favourites" | "bought";
}

/** Finds favourites, or what was bought before, by a part of their name. */
export function SavedGoodsSearch({ kind, ...props }: SavedGoodsSearchProps) {
  const intl = useIntl();
  return (
    <div className={css.place}>
      <SearchForm
        {...props}
        label={intl.formatMessage(kind === "bought" ? words.boughtLabel : words.label)}
        name="keyword"
        placeholder={intl.formatMessage(kind === "bought" ? words.boughtPlaceholder : words.placeholder)}
      />
    </div>
  );
}
