import { ChevronLeftIcon, ChevronRightIcon, GridViewIcon, Icon, ListViewIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { useLinkComponent } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { words } from "./ListToolbar.messages.ts";
import * as css from "./ListToolbarEnd.css.ts";
import type { ListToolbarProps } from "./list-toolbar-props.ts";

type EndProps = Pick<
  ListToolbarProps,
  "totalCount" | "view" | "hrefForView" | "page" | "pageCount" | "hrefForPage"
>;

/** Count, view and a small pager; a phone has the count over the list and the pages under it. */
export function ListToolbarEnd({ totalCount, view, hrefForView, page, pageCount, hrefForPage }: EndProps) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const turn = (to: number, label: string, icon: typeof ChevronLeftIcon) =>
    to >= 1 && to <= pageCount ? (
      <Anchor aria-label={label} className={css.square} href={hrefForPage(to)}>
        <Icon as={icon} size="s" />
      </Anchor>
    ) : (
      <span aria-hidden="true" className={css.squareOff}>
        <Icon as={icon} size="s" />
      </span>
    );
  return (
    <>
      <span className={css.total}>
        {intl.formatMessage(words.total, { count: intl.formatNumber(totalCount) })}
      </span>
      <Inline as="span" space="none" alignY="stretch" wrap={false}>
        {(["grid", "table"] as const).map((id) => (
          <Anchor
            aria-current={view === id ? "true" : undefined}
            aria-label={intl.formatMessage(words[id])}
            className={css.view}
            href={hrefForView(id)}
            key={id}
          >
            <Icon as={id === "grid" ? GridViewIcon : ListViewIcon} size="s" />
          </Anchor>
        ))}
      </Inline>
      {pageCount > 0 && (
        <span className={css.pager}>
          <span aria-label={intl.formatMessage(words.page, { page, pageCount })} role="img">
            <b>{page}</b>/{pageCount}
          </span>
          <Inline as="span" space="none" alignY="stretch" wrap={false}>
            {turn(page - 1, intl.formatMessage(listWords.previous), ChevronLeftIcon)}
            {turn(page + 1, intl.formatMessage(listWords.next), ChevronRightIcon)}
          </Inline>
        </span>
      )}
    </>
  );
}
