import { textLimits } from "@tradehall/mall-rules/limits";
import { Icon, SearchIcon } from "@tradehall/ui/Icon";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./SearchBox.css.ts";
import { words } from "./SearchBox.messages.ts";
import type { SearchBoxProps } from "./search-box-props.ts";
import { useSearchBox } from "./use-search-box.ts";

// No one needs it before the box has the focus.
const SearchPanel = lazyPart(async () => (await import("./SearchPanel.tsx")).SearchPanel);

/** The mall's search: a form that works before any script, with history and suggestions after. */
export function SearchBox(props: SearchBoxProps) {
  const { couponId } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const box = useSearchBox(props);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element has no role in every browser yet
    <form
      action={routes.search}
      className={css.form}
      method="get"
      onSubmit={box.onSubmit}
      ref={box.form}
      role="search"
    >
      <div className={css.bar}>
        <input
          aria-activedescendant={box.activeId}
          aria-autocomplete="list"
          aria-controls={box.listId}
          aria-expanded={box.isShown}
          aria-haspopup={box.kind === "history" ? "grid" : "listbox"}
          aria-label={intl.formatMessage(words.label)}
          autoComplete="off"
          className={css.input}
          defaultValue={props.defaultKeyword}
          enterKeyHint="search"
          maxLength={textLimits.keyword}
          name="pn"
          onBlur={box.onBlur}
          {...box.composition}
          onChange={(event) => box.typed(event.currentTarget.value)}
          onFocus={() => {
            SearchPanel.preload();
            box.onFocus();
          }}
          onKeyDown={box.onKeyDown}
          placeholder={intl.formatMessage(words.placeholder)}
          ref={box.input}
          role="combobox"
          type="text"
        />
        <button className={css.button} type="submit">
          <Icon as={SearchIcon} />
          <span className={css.buttonWord}>{intl.formatMessage(chromeWords.search)}</span>
        </button>
      </div>
      <input name="st" type="hidden" value="0" />
      {couponId && <input name="couponId" type="hidden" value={couponId} />}
      <div className={css.panel} hidden={!box.isShown} id={box.listId}>
        {box.isRefused && <p className={css.hint}>{intl.formatMessage(words.empty)}</p>}
        {box.isShown && box.options.length > 0 && (
          <SearchPanel
            active={box.active}
            lineId={box.lineId}
            kind={box.kind}
            onChoose={box.submitWord}
            onClear={props.onClearHistory}
            onDelete={props.onDeleteHistory}
            options={box.options}
          />
        )}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">
          {box.isRefused
            ? intl.formatMessage(words.empty)
            : box.isShown && box.kind === "suggestions"
              ? intl.formatMessage(words.count, { count: box.options.length })
              : ""}
        </span>
      </VisuallyHidden>
    </form>
  );
}
