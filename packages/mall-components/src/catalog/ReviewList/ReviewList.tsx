import { EmptyState } from "@tradehall/ui/EmptyState";
import { ErrorState } from "@tradehall/ui/ErrorState";
import { Skeleton } from "@tradehall/ui/Skeleton";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
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
  /** SKU bought. */
  skuName?: string;
  /** Pictures. */
  pictures?: readonly string[];
  /** Shop's answer. */
  reply?: string;
  /** Follow-up. */
  followUp?: { timeText: string; text: string; pictures?: readonly string[] };
}
export interface ReviewListProps {
  /** Reviews in order. */
  reviews: readonly Review[];
  /** Waiting for them. */
  isLoading?: boolean;
  /** Why they could not be loaded. */
  errorText?: string;
  /** Called by retry. */
  onRetry?: () => void;
  /** Whether a filter hides others, for the empty state's words. */
  isFiltered?: boolean;
  /** Called with the pictures and the one pressed. */
  onOpenPicture?: (pictures: readonly string[], index: number) => void;
}

/** Reviews of a product, and why there are none. */
export function ReviewList(props: ReviewListProps) {
  const { reviews, isLoading, errorText, onRetry, isFiltered, onOpenPicture } = props;
  const intl = useIntl();
  if (isLoading) {
    return (
      <div aria-label={intl.formatMessage(listWords.loading)} className={css.list} role="status">
        <Skeleton lines={3} shape="text" />
        <Skeleton lines={3} shape="text" />
      </div>
    );
  }
  if (errorText !== undefined) {
    return (
      <ErrorState
        description={errorText}
        onRetry={onRetry}
        retryLabel={intl.formatMessage(actWords.retry)}
        size="s"
        title={intl.formatMessage(words.failed)}
      />
    );
  }
  if (reviews.length === 0) {
    return (
      <EmptyState
        description={isFiltered ? undefined : intl.formatMessage(words.emptyText)}
        size="s"
        title={intl.formatMessage(isFiltered ? words.filtered : words.empty)}
      />
    );
  }
  return (
    <ul className={css.list}>
      {reviews.map((review) => (
        <li className={css.item} key={review.id}>
          <ReviewItem onOpenPicture={onOpenPicture} review={review} />
        </li>
      ))}
    </ul>
  );
}
