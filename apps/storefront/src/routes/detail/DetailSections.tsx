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
import { DetailBar } from "./DetailBar.tsx";
import type { ReviewFacts } from "./to-review-facts.ts";
import type { useSkuChoice } from "./use-sku-choice.ts";

interface DetailSectionsProps {
  detail: DetailView;
  words: DetailWords;
  /** The chosen SKU stays chosen. */
  choice: Pick<ReturnType<typeof useSkuChoice>, "sku">;
  reviews: Review[] | undefined;
  facts: ReviewFacts;
  onPicture: (pictures: readonly string[], start: number) => void;
}

export function DetailSections({ detail, words, choice, reviews, facts, onPicture }: DetailSectionsProps) {
  const list = useListState(reviews);
  const { sku } = choice;
  const linked = (choices: ReviewFacts["filters"]) =>
    choices.map(({ at, ...choice }) => ({
      ...choice,
      href: `${hrefTo("detail", { prodId: detail.id, skuId: sku?.id, ...at })}#reviews`,
    }));
  return (
    <DetailTabs
      aside={<DetailBar detail={detail} sku={sku} words={words} />}
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
                score={facts.score}
                current={facts.evaluate}
                filters={linked(facts.filters)}
                currentTag={facts.tag}
                tags={linked(facts.tags)}
              />
              <ReviewList
                {...list}
                reviews={reviews ?? []}
                isFiltered={facts.isFiltered}
                onOpenPicture={onPicture}
              />
            </Stack>
          ),
        },
      ]}
    />
  );
}
