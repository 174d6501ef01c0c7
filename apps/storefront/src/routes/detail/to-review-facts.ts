import type { CommentData } from "@tradehall/api-client/models/comment";
import type { CommentTag } from "@tradehall/mall-rules/states/comment";
import { commentTagText, type Locale } from "@tradehall/mall-rules/words";
import type { Evaluation } from "./review-query.ts";

/** Tags that are offered; those that fewer gave say little. */
const shownTags = 8;

/** How a product was reviewed, in numbers, and which of its reviews are shown. */
export interface ReviewFacts {
  evaluate: Evaluation;
  /** The tag that reviews must have; "" for any. */
  tag: CommentTag | "";
  score: number;
  counts: Partial<Record<Evaluation, number>>;
  tags: { tag: CommentTag; label: string; count: number }[];
}

/** Without the numbers, which could not be loaded, the filters stand alone. */
export function toReviewFacts(
  data: CommentData | undefined,
  shown: Pick<ReviewFacts, "evaluate" | "tag">,
  locale: Locale,
): ReviewFacts {
  if (!data) return { ...shown, score: 0, counts: {}, tags: [] };
  return {
    ...shown,
    score: data.averageScore,
    counts: {
      all: data.number,
      good: data.praiseNumber,
      medium: data.secondaryNumber,
      bad: data.negativeNumber,
      pictures: data.picNumber,
    },
    tags: data.tags
      .filter(({ tag }, nth) => nth < shownTags || tag === shown.tag)
      .map(({ tag, count }) => ({ tag, count, label: commentTagText(tag, locale) })),
  };
}
