import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { DetailTabs } from "@tradehall/mall-components/catalog/DetailTabs";
import { ParameterTable } from "@tradehall/mall-components/catalog/ParameterTable";
import { type Review, ReviewList } from "@tradehall/mall-components/catalog/ReviewList";
import { ReviewSummary } from "@tradehall/mall-components/catalog/ReviewSummary";
import { RichText } from "@tradehall/mall-components/catalog/RichText";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { Stack } from "@tradehall/ui/Stack";
import { usePictureViewer } from "../../browser/acts/use-picture-viewer.tsx";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { TextStyles } from "../../browser/document/TextStyles.tsx";
import { hrefTo } from "../../href-to.ts";
import type { Evaluation } from "./review-query.ts";
import type { ReviewFacts } from "./to-review-facts.ts";

const wordOf = {
  all: "allReviews",
  good: "goodReviews",
  medium: "mediumReviews",
  bad: "badReviews",
  pictures: "pictureReviews",
} as const satisfies Record<Evaluation, keyof DetailWords>;

interface DetailSectionsProps {
  detail: DetailView;
  words: DetailWords;
  /** The chosen SKU stays chosen. */
  skuId: string | undefined;
  reviews: Review[] | undefined;
  facts: ReviewFacts;
}

const choices = Object.keys(wordOf) as Evaluation[];

export function DetailSections({ detail, words, skuId, reviews, facts }: DetailSectionsProps) {
  const list = useListState(reviews);
  const { openPicture, viewer } = usePictureViewer();
  const { evaluate, tag, score, counts, tags } = facts;
  const hrefFor = (reviews: Evaluation, chosen: string) =>
    `${hrefTo("detail", {
      ...{ prodId: detail.id, skuId },
      ...(reviews === "all" ? {} : { reviews }),
      ...(chosen ? { tag: chosen } : {}),
    })}#reviews`;
  return (
    <DetailTabs
      sections={[
        {
          id: "description",
          label: words.description,
          content: (
            <>
              <TextStyles rules={detail.textRules} />
              <RichText html={detail.html} />
            </>
          ),
        },
        {
          id: "parameters",
          label: words.parameters,
          content: <ParameterTable parameters={detail.parameters} />,
        },
        {
          id: "reviews",
          label: words.reviews,
          count: detail.reviewCount,
          content: (
            <Stack>
              <ReviewSummary
                goodRate={detail.goodRate}
                totalCount={detail.reviewCount}
                score={score}
                current={evaluate}
                filters={choices.map((name) => ({
                  value: name,
                  label: words[wordOf[name]],
                  href: hrefFor(name, tag),
                  // Counts are of all reviews: beside a tag they would promise too much.
                  ...(tag || counts[name] === undefined ? {} : { count: counts[name] }),
                }))}
                currentTag={tag}
                tags={tags.map(({ tag: value, label, count }) => ({
                  ...{ value, label, count },
                  href: hrefFor(evaluate, value === tag ? "" : value),
                }))}
              />
              <ReviewList
                {...list}
                reviews={reviews ?? []}
                isFiltered={evaluate !== "all" || tag !== ""}
                onOpenPicture={openPicture}
              />
              {viewer}
            </Stack>
          ),
        },
      ]}
    />
  );
}
