import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { memo } from "react";
import { useIntl } from "react-intl";
import { thumb } from "../../parts/thumb.css.ts";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import * as css from "./ReviewList.css.ts";
import { words } from "./ReviewList.messages.ts";
import type { Review, ReviewListProps } from "./review-list-props.ts";

/** Five stars, of which so many are set. */
function Stars({ rating }: { rating: number }) {
  const intl = useIntl();
  return (
    <span
      aria-label={intl.formatMessage(words.rating, { rating })}
      className={css.stars[Math.floor(rating)]}
      role="img"
    />
  );
}

type PicturesProps = { pictures: readonly string[] | undefined; onOpen: ReviewListProps["onOpenPicture"] };

function Pictures({ pictures, onOpen }: PicturesProps) {
  const intl = useIntl();
  if (!pictures || pictures.length === 0) return null;
  return (
    <Inline as="span" alignY="stretch">
      {pictures.map((picture, index) => (
        <button
          aria-label={intl.formatMessage(words.picture, { index: index + 1 })}
          className={thumb}
          disabled={!onOpen}
          key={picture}
          onClick={() => onOpen?.(pictures, index)}
          type="button"
        >
          <ProductPicture alt="" fit="cover" path={picture} width={96} />
        </button>
      ))}
    </Inline>
  );
}

/** One review with its pictures, the shop's answer and the buyer's follow-up. */
export const ReviewItem = memo(function ReviewItem(props: {
  review: Review;
  onOpenPicture: ReviewListProps["onOpenPicture"];
}) {
  const { review, onOpenPicture } = props;
  const intl = useIntl();
  return (
    <article className={css.review}>
      <span className={css.author}>
        <span className={css.avatar}>
          {review.avatar ? (
            <ProductPicture alt="" path={review.avatar} rounding="round" width={36} />
          ) : (
            <span aria-hidden className={css.initial}>
              {[...review.author][0]}
            </span>
          )}
        </span>
        {review.author}
      </span>
      <Stack space="s">
        <Inline as="span" space="xs">
          <Stars rating={review.rating} />
          {review.tags?.map((tag) => (
            <Tag key={tag} size="s" tone="neutral">
              {tag}
            </Tag>
          ))}
        </Inline>
        <Text as="p" tone="inherit" breaks="anywhere">
          {review.text}
        </Text>
        <Pictures onOpen={onOpenPicture} pictures={review.pictures} />
        <Inline as="span" space="l" alignY="stretch" size="xs" tone="faint">
          {review.skuName && <span>{intl.formatMessage(words.bought, { name: review.skuName })}</span>}
          <time dateTime={review.dateTime}>{review.timeText}</time>
        </Inline>
        {review.followUp && (
          <div className={css.more({ kind: "followUp" })}>
            <b>
              {intl.formatMessage(words.followUp)} <time>{review.followUp.timeText}</time>
            </b>
            <p>{review.followUp.text}</p>
            <Pictures onOpen={onOpenPicture} pictures={review.followUp.pictures} />
          </div>
        )}
        {review.reply && (
          <div className={css.more({ kind: "reply" })}>
            <b>{intl.formatMessage(words.reply)}</b>
            <p>{review.reply}</p>
          </div>
        )}
      </Stack>
    </article>
  );
});
