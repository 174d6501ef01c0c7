import { useLinkComponent } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { shortCount } from "../ProductCard/short-count.ts";
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
  /** Number of reviews. */
  totalCount: number;
  /** Filters in order. */
  filters?: readonly ReviewFilter[];
  /** Filter shown. Default the first. */
  current?: string;
  /** Called by a filter; without it filters are links. */
  onFilter?: (value: string) => void;
}

/** Share of good reviews and the filters over the list. */
export function ReviewSummary(props: ReviewSummaryProps) {
  const { goodRate, totalCount, filters = [], current = filters[0]?.value, onFilter } = props;
  const intl = useIntl();
  const Anchor = useLinkComponent();
  return (
    <div className={css.summary}>
      {goodRate !== undefined && (
        <span className={css.rate}>
          <span className={css.rateValue}>{goodRate}%</span>
          <span>{intl.formatMessage(words.rate)}</span>
        </span>
      )}
      <span className={css.rest}>
        <span className={css.total}>
          {intl.formatMessage(goodsWords.reviews, { count: intl.formatNumber(totalCount) })}
        </span>
        {filters.length > 0 && (
          <ul aria-label={intl.formatMessage(words.filters)} className={css.filters}>
            {filters.map((filter) => {
              const isCurrent = filter.value === current;
              const text = `${filter.label}${filter.count === undefined ? "" : ` (${shortCount(filter.count, intl.locale)})`}`;
              return (
                <li key={filter.value}>
                  {onFilter ? (
                    <button
                      aria-pressed={isCurrent}
                      className={css.filter}
                      onClick={() => onFilter(filter.value)}
                      type="button"
                    >
                      {text}
                    </button>
                  ) : (
                    <Anchor
                      aria-current={isCurrent ? "true" : undefined}
                      className={css.filter}
                      href={filter.href ?? "#reviews"}
                    >
                      {text}
                    </Anchor>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </span>
    </div>
  );
}
