import { DetailTabs } from "@tradehall/mall-components/catalog/DetailTabs";
import { ParameterTable } from "@tradehall/mall-components/catalog/ParameterTable";
import { type Review, ReviewList } from "@tradehall/mall-components/catalog/ReviewList";
import { ReviewSummary } from "@tradehall/mall-components/catalog/ReviewSummary";
import { RichText } from "@tradehall/mall-components/catalog/RichText";
import { catalogueWords } from "@tradehall/mall-rules/words";
import { Stack } from "@tradehall/ui/Stack";
import type { DetailView } from "../../adapters/product-detail.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { TextStyles } from "../../browser/document/TextStyles.tsx";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { type Evaluation, evaluations } from "./review-query.ts";

const wordOf = {
  all: "allReviews",
  good: "goodReviews",
  medium: "mediumReviews",
  bad: "badReviews",
  pictures: "pictureReviews",
} as const satisfies Record<Evaluation, keyof typeof catalogueWords>;

interface DetailSectionsProps {
  detail: DetailView;
  /** The chosen SKU stays chosen. */
  skuId: string | undefined;
  reviews: Review[] | undefined;
  evaluate: Evaluation;
}

export function DetailSections({ detail, skuId, reviews, evaluate }: DetailSectionsProps) {
  const { locale } = useShell();
  const list = useListState(reviews);
  const label = (name: keyof typeof catalogueWords) => catalogueWords[name][locale];
  return (
    <DetailTabs
      sections={[
        {
          id: "description",
          label: label("description"),
          content: (
            <>
              <TextStyles rules={detail.textRules} />
              <RichText html={detail.html} />
            </>
          ),
        },
        {
          id: "parameters",
          label: label("parameters"),
          content: <ParameterTable parameters={detail.parameters} />,
        },
        {
          id: "reviews",
          label: label("reviews"),
          count: detail.reviewCount,
          content: (
            <Stack>
              <ReviewSummary
                goodRate={detail.goodRate}
                totalCount={detail.reviewCount}
                current={evaluate}
                filters={evaluations.map((name) => ({
                  value: name,
                  label: label(wordOf[name]),
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
