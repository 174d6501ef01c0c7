import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { DetailTabs } from "@tradehall/mall-components/product/DetailTabs";
import { type Review, ReviewList } from "@tradehall/mall-components/review/ReviewList";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { usePictureViewer } from "../browser/actions/use-picture-viewer.tsx";
import { useListState } from "../browser/calls/use-list-state.ts";
import { productSections } from "./product-sections.tsx";

interface ProductSectionsProps {
  detail: DetailView;
  words: DetailWords;
  reviews: Review[] | undefined;
}

/** What the product is: its text, its parameters, what others say. */
export function ProductSections({ detail, words, reviews }: ProductSectionsProps) {
  const list = useListState(reviews);
  const { openPicture, viewer } = usePictureViewer();
  return (
    <DetailTabs
      sections={[
        ...productSections(detail, words),
        {
          id: "reviews",
          label: words.reviews,
          count: detail.reviewCount,
          content: (
            <>
              <ReviewList {...list} reviews={reviews ?? []} isFiltered={false} onOpenPicture={openPicture} />
              {viewer}
            </>
          ),
        },
      ]}
    />
  );
}
