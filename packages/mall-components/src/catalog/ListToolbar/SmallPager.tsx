import { ChevronLeftIcon, ChevronRightIcon, Icon } from "@tradehall/ui/Icon";
import { useLinkComponent } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import * as css from "./ListToolbar.css.ts";
import { words } from "./ListToolbar.messages.ts";
import type { ListToolbarProps } from "./ListToolbar.tsx";

type SmallPagerProps = Pick<ListToolbarProps, "page" | "pageCount" | "hrefForPage">;

/** The page shown, and the way to the ones beside it. */
export function SmallPager({ page, pageCount, hrefForPage }: SmallPagerProps) {
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
    <span className={css.pager}>
      <span aria-label={intl.formatMessage(words.page, { page, pageCount })} role="img">
        <b>{page}</b>/{pageCount}
      </span>
      <span className={css.pair}>
        {turn(page - 1, intl.formatMessage(listWords.previous), ChevronLeftIcon)}
        {turn(page + 1, intl.formatMessage(listWords.next), ChevronRightIcon)}
      </span>
    </span>
  );
}
