import { Breadcrumbs } from "@tradehall/ui/Breadcrumbs";
import { Inline } from "@tradehall/ui/Inline";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import * as css from "./ListBreadcrumbs.css.ts";
import { words } from "./ListBreadcrumbs.messages.ts";

export interface ListBreadcrumbsProps {
  /** Steps before the last, from the root down; the first is usually 全部商品. */
  steps: readonly { label: string; href: string }[];
  /** What is shown now: a category's name or the keyword. */
  current?: string;
  /** Keyword searched for; shown in quotes with the count. */
  keyword?: string;
  /** What was looked for in its place, where nothing says the keyword. */
  correctedTo?: string;
  /** Number of results. */
  totalCount?: number;
  /** Whose goods they are, e.g. a shop's name or 全部店铺. */
  seller?: string;
}

/** Where a list or a product is, and how many were found. */
export function ListBreadcrumbs(props: ListBreadcrumbsProps) {
  const { steps, current, keyword, correctedTo, totalCount, seller } = props;
  const intl = useIntl();
  const last = keyword ? intl.formatMessage(words.keyword, { keyword }) : current;
  const items = [...steps, ...(last ? [{ label: last }] : [])];
  return (
    <Inline rowSpace="xs" space="l" size="s">
      <Breadcrumbs items={items} label={intl.formatMessage(words.label)} />
      {totalCount !== undefined && (
        <Text size="xs" tone="muted" role="status">
          {keyword && correctedTo && (
            <strong className={css.corrected}>
              {intl.formatMessage(words.corrected, { keyword, correctedTo })}
            </strong>
          )}
          {seller && `${seller} · `}
          {intl.formatMessage(words.results, { count: intl.formatNumber(totalCount) })}
        </Text>
      )}
    </Inline>
  );
}
