import { EmptyState } from "@tradehall/ui/EmptyState";
import { useIntl } from "react-intl";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { ReviewItem } from "./ReviewItem.tsx";
import * as css from "./ReviewList.css.ts";
import { words } from "./ReviewList.messages.ts";

/** One review. */
export interface Review {
  /** Review id. */
  id: string;
  /** Buyer's name as shown, e.g. 匿*户. */
  author: string;
  /** Avatar: path without width and file ending. */
  avatar?: string;
  /** Stars 1 to 5. */
  rating: number;
  /** When, in words. */
  timeText: string;
  /** When, machine-readable. */
  dateTime?: string;
  /** Text. */
  text: string;
  /** Tags that the buyer chose, in words. */
  tags?: readonly string[];
  /** SKU bought. */
  skuName?: string;
  /** Pictures. */
  pictures?: readonly string[];
  /** Shop's answer. */
  reply?: string;
  /** Follow-up. */
  followUp?: { timeText: string; text: string; pictures?: readonly string[] };
}
export interface ReviewListProps extends ListStateProps {
  /** Reviews in order. */
  reviews: readonly Review[];
  /** Whether a filter hides others, for the empty state's words. */
  isFiltered?: boolean;
  /** Called with the pictures and the one pressed. */
  onOpenPicture?: (pictures: readonly string[], index: number) => void;
}

/** Reviews of a product, and why there are none. */
export function ReviewList(props: ReviewListProps) {
  const { reviews, state, onRetry, isFiltered, onOpenPicture } = props;
  const intl = useIntl();
  const none = (
    <EmptyState
      description={isFiltered ? undefined : intl.formatMessage(words.emptyText)}
      size="s"
      title={intl.formatMessage(isFiltered ? words.filtered : words.empty)}
    />
  );
  return (
    <AsyncList
      empty={reviews.length === 0 && none}
      failedText={intl.formatMessage(words.failed)}
      onRetry={onRetry}
      size="s"
      state={state}
    >
      <ul className={css.list}>
        {reviews.map((review) => (
          <li className={css.item} key={review.id}>
            <ReviewItem onOpenPicture={onOpenPicture} review={review} />
          </li>
        ))}
      </ul>
    </AsyncList>
  );
}
