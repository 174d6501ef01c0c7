import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import type { ReviewFacts } from "@tradehall/mall-adapters/review-facts";
import { DetailTabs } from "@tradehall/mall-components/product/DetailTabs";
import { DocumentList } from "@tradehall/mall-components/product/DocumentList";
import { type Review, ReviewList } from "@tradehall/mall-components/review/ReviewList";
import { ReviewSummary } from "@tradehall/mall-components/review/ReviewSummary";
import { ShopCard, type ShopSummary } from "@tradehall/mall-components/shop/ShopCard";
import { ShopWishlistButton } from "@tradehall/mall-components/shop/ShopWishlistButton";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { prodFileHref } from "../../adapters/prod-file.ts";
import { useShopWishlist } from "../../browser/actions/use-shop-wishlist.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { hrefTo } from "../../href-to.ts";
import { productSections } from "../../pages/product-sections.tsx";
import { DetailBar } from "./DetailBar.tsx";
import type { useSkuChoice } from "./use-sku-choice.ts";

interface DetailSectionsProps {
  detail: DetailView;
  words: DetailWords;
  /** The chosen SKU stays chosen. */
  choice: Pick<ReturnType<typeof useSkuChoice>, "sku">;
  reviews: Review[] | undefined;
  facts: ReviewFacts;
  onPicture: (pictures: readonly string[], start: number) => void;
  /** Opens the choice of goods to compare with; absent where there are none. */
  onCompare: (() => void) | undefined;
}

interface CompareButtonProps {
  words: DetailWords;
  onPress: () => void;
}

const CompareButton = ({ words, onPress }: CompareButtonProps) => (
  <Inline>
    <Button aria-haspopup="dialog" onPress={onPress} size="s" tone="neutral" variant="outline">
      {words.compareSimilar}
    </Button>
  </Inline>
);

export function DetailSections(props: DetailSectionsProps) {
  const { detail, words, choice, reviews, facts, onPicture, onCompare } = props;
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
        ...productSections(detail, words, onCompare && <CompareButton words={words} onPress={onCompare} />),
        {
          id: "documents",
          label: words.documents,
          content: (
            <DocumentList
              documents={detail.documents.map((one) => ({ ...one, href: prodFileHref(detail.id, one.id) }))}
            />
          ),
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

/** The product's shop, which can be searched and put on the wishlist. */
export function DetailShop({ shop, prodId }: { shop: ShopSummary; prodId: string }) {
  const { toggle, asPressed } = useShopWishlist();
  const { id, name, isWishlisted = false } = asPressed(shop);
  return (
    <ShopCard
      shop={shop}
      searchAction={hrefTo("shop-prod-list", { shopId: shop.id }).replace(/\?.*/, "")}
      serviceHref={hrefTo("chat", { shopId: shop.id, prodId })}
      variant="row"
    >
      <ShopWishlistButton isWishlisted={isWishlisted} name={name} onToggle={toggle} shopId={id} />
    </ShopCard>
  );
}
