import { EmptyState } from "@tradehall/ui/EmptyState";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { AsyncList } from "../../parts/AsyncList/AsyncList.tsx";
import { ReviewItem } from "./ReviewItem.tsx";
import * as css from "./ReviewList.css.ts";
import { words } from "./ReviewList.messages.ts";
import type { ReviewListProps } from "./review-list-props.ts";

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
      <Stack as="ul" space="l">
        {reviews.map((review) => (
          <li className={css.item} key={review.id}>
            <ReviewItem onOpenPicture={onOpenPicture} review={review} />
          </li>
        ))}
      </Stack>
    </AsyncList>
  );
}
