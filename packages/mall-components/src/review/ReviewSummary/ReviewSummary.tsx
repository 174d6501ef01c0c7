import { Inline } from "@tradehall/ui/Inline";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { shortCount } from "../../product/ProductCard/short-count.ts";
import * as css from "./ReviewSummary.css.ts";
import { words } from "./ReviewSummary.messages.ts";

/** One filter over the reviews. */
export interface ReviewFilter {
  /** Value, e.g. `all`, `good`, `pictures`. */
  value: string;
  /** Words. */
  label: string;
  /** How many. */
  count?: number;
  /** Address of it. */
  href?: string;
}
export interface ReviewSummaryProps {
  /** Share of good reviews 0 to 100. */
  goodRate?: number;
  /** Stars on average; absent or 0: not said. */
  score?: number;
  /** Number of reviews. */
  totalCount: number;
  /** Filters in order. */
  filters?: readonly ReviewFilter[];
  /** Filter shown. Default the first. */
  current?: string;
  /** What buyers said in a word, each with how many did; one that is chosen leads back to all. */
  tags?: readonly ReviewFilter[];
  /** Tag shown. */
  currentTag?: string;
}

type RowProps = Pick<ReviewSummaryProps, "filters" | "current"> & { label: string };

function FilterRow({ label, filters = [], current }: RowProps) {
  const { locale } = useIntl();
  const Anchor = useLinkComponent();
  if (filters.length === 0) return null;
  return (
    <Inline aria-label={label} as="ul" alignY="stretch">
      {filters.map(({ value, label: name, count, href }) => {
        const isCurrent = value === current;
        const text = `${name}${count === undefined ? "" : ` (${shortCount(count, locale)})`}`;
        return (
          <li key={value}>
            <Anchor
              aria-current={isCurrent ? "true" : undefined}
              className={css.filter}
              href={href ?? "#reviews"}
            >
              {text}
            </Anchor>
          </li>
        );
      })}
    </Inline>
  );
}

/** Share of good reviews and the filters over the list. */
export function ReviewSummary(props: ReviewSummaryProps) {
  const { goodRate, score, totalCount, filters = [], tags } = props;
  const { current = filters[0]?.value, currentTag } = props;
  const intl = useIntl();
  return (
    <div className={css.summary}>
      {goodRate !== undefined && (
        <Stack as="span" align="center" space="none" size="xs" tone="muted">
          <span className={css.rateValue}>{goodRate}%</span>
          <span>{intl.formatMessage(words.rate)}</span>
        </Stack>
      )}
      <Stack as="span" space="s">
        <Text size="inherit" tone="muted">
          {intl.formatMessage(goodsWords.reviews, { count: intl.formatNumber(totalCount) })}
          {score ? ` · ${intl.formatMessage(words.score, { score })}` : ""}
        </Text>
        <FilterRow current={current} filters={filters} label={intl.formatMessage(words.filters)} />
        <FilterRow current={currentTag} filters={tags} label={intl.formatMessage(words.tags)} />
      </Stack>
    </div>
  );
}
