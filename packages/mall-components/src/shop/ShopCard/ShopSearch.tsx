import { textLimits } from "@tradehall/mall-rules/limits";
import { Icon, SearchIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { words } from "./ShopCard.messages.ts";
import * as css from "./ShopSearch.css.ts";

/** Searches among the shop's own goods: a plain form, which leads to the list. */
export function ShopSearch({ shopId, action }: { shopId: string; action: string }) {
  const { formatMessage } = useIntl();
  return (
    <search>
      <form action={action} className={css.search}>
        <input name="shopId" type="hidden" value={shopId} />
        <input name="st" type="hidden" value="0" />
        <input
          aria-label={formatMessage(words.search)}
          autoComplete="off"
          className={css.input}
          enterKeyHint="search"
          maxLength={textLimits.keyword}
          name="pn"
          placeholder={formatMessage(words.search)}
          type="text"
        />
        <button aria-label={formatMessage(chromeWords.search)} className={css.button} type="submit">
          <Icon as={SearchIcon} size="s" />
        </button>
      </form>
    </search>
  );
}
