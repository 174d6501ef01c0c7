import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { WishlistIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { useIntl } from "react-intl";
import { sendsQuietly } from "../../forms/instead.ts";
import { actWords } from "../../messages/act.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { reviewWords } from "../../messages/review.messages.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { NoRows } from "../../parts/NoRows.tsx";
import { GoodsLine } from "../../product/GoodsLine/GoodsLine.tsx";
import type { GoodsView } from "../../product/goods-views.ts";
import type { Review } from "../ReviewList/index.ts";
import { ReviewItem } from "../ReviewList/ReviewItem.tsx";
import * as css from "./OwnReviewList.css.ts";
import { words } from "./OwnReviewList.messages.ts";
import type { OwnReviewTab } from "./own-review-tabs.ts";

/** A line of a received order, with its review where it has one. */
export interface OwnReviewView {
  /** The order line. */
  id: string;
  /** What was received. */
  goods: GoodsView;
  /** Who sold it. */
  shopName: string;
  /** The day it was received, in words. */
  receivedText: string;
  /** What was said of it; absent: not reviewed yet. */
  review?: Review;
  /** Page on which it is reviewed or followed up; absent: neither is open. */
  writeHref?: string;
  /** Whether the review can be taken away. */
  canDelete?: boolean;
}

export interface OwnReviewListProps extends ListStateProps {
  /** The lines of this page. Default none. */
  reviews?: readonly OwnReviewView[];
  /** The tab that is open: what "none" says. */
  tab: OwnReviewTab;
  /** Own orders, offered where nothing waits. */
  ordersHref: string;
  /** Called to take a review away. Without it the button sends `intent=delete-review` and `commentId`. */
  onDelete?: (commentId: string, title: string) => void;
  /** Called with the pictures of a review and the one pressed. */
  onOpenPicture?: (pictures: readonly string[], index: number) => void;
  /** The review that is on its way out. */
  deletingId?: string;
}

type RowProps = { view: OwnReviewView } & Pick<
  OwnReviewListProps,
  "onDelete" | "onOpenPicture" | "deletingId"
>;

function Row({ view, onDelete, onOpenPicture, deletingId }: RowProps) {
  const intl = useIntl();
  const { goods, review, writeHref } = view;
  return (
    <article aria-label={goods.title} className={css.row}>
      <Inline space="m" align="between" alignY="top">
        <GoodsLine goods={goods}>
          <span className={css.from}>
            {intl.formatMessage(words.from, { shop: view.shopName, day: view.receivedText })}
          </span>
        </GoodsLine>
        <form className={css.acts} method="post">
          {writeHref && (
            <ButtonLink href={writeHref} size="s" tone="accent" variant={review ? "outline" : "solid"}>
              {intl.formatMessage(review ? reviewWords.followUp : reviewWords.review)}
            </ButtonLink>
          )}
          {review && view.canDelete && (
            <>
              <input name="commentId" readOnly type="hidden" value={review.id} />
              {/* What the question before its deletion names. */}
              <input name="title" readOnly type="hidden" value={goods.title} />
              <Button
                isPending={deletingId === review.id}
                {...sendsQuietly("ghost", "delete-review", onDelete, review.id, goods.title)}
              >
                {intl.formatMessage(actWords.delete)}
              </Button>
            </>
          )}
        </form>
      </Inline>
      {review && <ReviewItem onOpenPicture={onOpenPicture} review={review} />}
    </article>
  );
}

/** What a buyer received, to review, and what they said of it. */
export function OwnReviewList(props: OwnReviewListProps) {
  const { reviews = [], tab, ordersHref, state, onRetry } = props;
  const intl = useIntl();
  const none = (
    <NoRows
      href={ordersHref}
      icon={WishlistIcon}
      link={intl.formatMessage(orderWords.own)}
      title={intl.formatMessage(words[tab])}
    />
  );
  return (
    <AsyncList
      empty={reviews.length === 0 && none}
      failedText={intl.formatMessage(listWords.failed)}
      onRetry={onRetry}
      state={state}
    >
      <ul>
        {reviews.map((view) => (
          <li key={view.id}>
            <Row
              deletingId={props.deletingId}
              onDelete={props.onDelete}
              onOpenPicture={props.onOpenPicture}
              view={view}
            />
          </li>
        ))}
      </ul>
    </AsyncList>
  );
}
