import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { DetailTabs } from "@tradehall/mall-components/catalog/DetailTabs";
import { ParameterTable } from "@tradehall/mall-components/catalog/ParameterTable";
import { type Review, ReviewList } from "@tradehall/mall-components/catalog/ReviewList";
import { ReviewSummary } from "@tradehall/mall-components/catalog/ReviewSummary";
import { RichText } from "@tradehall/mall-components/catalog/RichText";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { Stack } from "@tradehall/ui/Stack";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { TextStyles } from "../../browser/document/TextStyles.tsx";
import { hrefTo } from "../../href-to.ts";
import { type Evaluation, evaluations } from "./review-query.ts";

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
  evaluate: Evaluation;
}

export function DetailSections({ detail, words, skuId, reviews, evaluate }: DetailSectionsProps) {
  const list = useListState(reviews);
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
                current={evaluate}
                filters={evaluations.map((name) => ({
                  value: name,
                  label: words[wordOf[name]],
                  href: `${hrefTo("detail", { prodId: detail.id, skuId, ...(name === "all" ? {} : { reviews: name }) })}#reviews`,
                }))}
              />
              <ReviewList {...list} reviews={reviews ?? []} isFiltered={evaluate !== "all"} />
            </Stack>
          ),
        },
      ]}
    />
  );
}
