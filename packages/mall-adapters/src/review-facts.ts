/** How a product was reviewed → its score, filters and tags. */
import type { CommentData } from "@tradehall/api-client/models/comment";
import type { CommentTag } from "@tradehall/mall-rules/states/product/comment";
import { type DetailWords, detailWords, type Locale } from "@tradehall/mall-rules/words";
import { commentTagText } from "@tradehall/mall-rules/words/comments";

/** Filters of the reviews in the server's order, from -1 (all) on. */
export const evaluations = ["all", "good", "medium", "bad", "pictures"] as const;
export type Evaluation = (typeof evaluations)[number];

/** Tags that are offered; those that fewer gave say little. */
const shownTags = 8;

const wordOf = {
  all: "allReviews",
  good: "goodReviews",
  medium: "mediumReviews",
  bad: "badReviews",
  pictures: "pictureReviews",
} as const satisfies Record<Evaluation, keyof DetailWords>;

/** A filter of the reviews and what its address says. */
interface Choice {
  value: string;
  label: string;
  count?: number;
  at: { reviews?: Evaluation; tag?: CommentTag };
}

/** How a product was reviewed and which of its reviews are shown; worded here, so that no page carries it. */
export interface ReviewFacts {
  evaluate: Evaluation;
  /** The tag that reviews must have; "" for any. */
  tag: CommentTag | "";
  isFiltered: boolean;
  score: number;
  filters: Choice[];
  tags: Choice[];
}

/** Without the numbers, which could not be loaded, the filters stand alone. */
export function toReviewFacts(
  data: CommentData | undefined,
  { evaluate, tag }: Pick<ReviewFacts, "evaluate" | "tag">,
  locale: Locale,
): ReviewFacts {
  const words = detailWords(locale);
  const counts = data && {
    all: data.number,
    good: data.praiseNumber,
    medium: data.secondaryNumber,
    bad: data.negativeNumber,
    pictures: data.picNumber,
  };
  const at = (reviews: Evaluation, chosen: CommentTag | ""): Choice["at"] => ({
    ...(reviews === "all" ? {} : { reviews }),
    ...(chosen ? { tag: chosen } : {}),
  });
  return {
    ...{ evaluate, tag, isFiltered: evaluate !== "all" || tag !== "" },
    score: data?.averageScore ?? 0,
    filters: evaluations.map((value) => ({
      value,
      label: words[wordOf[value]],
      at: at(value, tag),
      // Counts are of all reviews: beside a tag they would promise too much.
      ...(counts && !tag ? { count: counts[value] } : {}),
    })),
    tags: (data?.tags ?? [])
      .filter((one, nth) => nth < shownTags || one.tag === tag)
      .map(({ tag: value, count }) => ({
        ...{ value, count, label: commentTagText(value, locale) },
        // One that is chosen lets go.
        at: at(evaluate, value === tag ? "" : value),
      })),
  };
}
