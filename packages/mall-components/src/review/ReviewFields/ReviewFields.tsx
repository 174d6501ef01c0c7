import { commentLimits } from "@tradehall/mall-rules/limits";
import { type CommentTag, commentScores, tagsOf } from "@tradehall/mall-rules/states/product/comment";
import { commentTagText, scoreText } from "@tradehall/mall-rules/words/comments";
import { CheckboxGroup } from "@tradehall/ui/CheckboxGroup";
import { Stack } from "@tradehall/ui/Stack";
import { StarRating } from "@tradehall/ui/StarRating";
import { TextArea } from "@tradehall/ui/TextArea";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import { reviewWords } from "../../messages/review.messages.ts";
import { GoodsLine } from "../../product/GoodsLine/GoodsLine.tsx";
import type { GoodsView } from "../../product/goods-views.ts";
import * as css from "./ReviewFields.css.ts";

/** What a buyer has said of a line so far. */
export interface ReviewDraft {
  /** Stars, 1 to 5. */
  score?: number;
  /** Tags that were ticked. */
  tags?: readonly CommentTag[];
  /** Words, 150 characters at most. */
  content?: string;
}

export interface ReviewFieldsProps {
  /** The order line; its fields are named `score.{lineId}`, `tags.{lineId}` and `content.{lineId}`. */
  lineId: string;
  /** What is reviewed. */
  goods: GoodsView;
  /** What is in the fields at first. */
  draft?: ReviewDraft;
  /** The pictures: a `PictureUpload`. */
  pictures?: ReactNode;
}

/** One line of an order under review: its stars, the tags that fit them, words and pictures (Spec §5). */
export function ReviewFields({ lineId, goods, draft = {}, pictures }: ReviewFieldsProps) {
  const intl = useIntl();
  const locale = localeOf(intl.locale);
  const [score, setScore] = useState(draft.score ?? 0);
  const options = tagsOf(score).map((value) => ({ value, label: commentTagText(value, locale) }));
  return (
    <section aria-label={goods.title} className={css.frame}>
      <GoodsLine goods={goods} />
      <Stack space="l">
        <StarRating
          defaultValue={score}
          isRequired
          label={intl.formatMessage(reviewWords.rating)}
          name={`score.${lineId}`}
          onChange={setScore}
          texts={commentScores.map((one) => scoreText(one, locale))}
        />
        {score > 0 && (
          <CheckboxGroup
            defaultValue={draft.tags ?? []}
            // Other stars, other tags.
            key={options.map(({ value }) => value).join()}
            label={intl.formatMessage(reviewWords.tags)}
            name={`tags.${lineId}`}
            options={options}
          />
        )}
        <TextArea
          defaultValue={draft.content}
          isRequired
          label={intl.formatMessage(reviewWords.content)}
          maxLength={commentLimits.length}
          name={`content.${lineId}`}
          placeholder={intl.formatMessage(reviewWords.contentHint)}
        />
        {pictures}
      </Stack>
    </section>
  );
}
