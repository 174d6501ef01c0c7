import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import type { ReviewFacts } from "@tradehall/mall-adapters/review-facts";
import { ListBreadcrumbs } from "@tradehall/mall-components/list/ListBreadcrumbs";
import { RecommendedRow } from "@tradehall/mall-components/list/RecommendedRow";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import type { Review } from "@tradehall/mall-components/review/ReviewList";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { Stack } from "@tradehall/ui/Stack";
import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { quickAdd } from "../../browser/actions/quick-add.tsx";
import { usePictureViewer } from "../../browser/actions/use-picture-viewer.tsx";
import { useQuickAdd } from "../../browser/actions/use-quick-add.ts";
import { DetailBuy } from "./DetailBuy.tsx";
import type { DetailDialog } from "./DetailDialogs.tsx";
import { DetailSections, DetailShop } from "./DetailSections.tsx";
import type { GroupView } from "./load-group.ts";
import type { DetailAnswer } from "./use-detail-actions.ts";
import { useSkuChoice } from "./use-sku-choice.ts";

/** What a press opens: nothing of it is in the first view. */
const DetailDialogs = lazyPart(async () => (await import("./DetailDialogs.tsx")).default);

interface DetailPageProps {
  detail: DetailView;
  /** Teams of the product; null where it is sold in none. */
  group: GroupView | null;
  words: DetailWords;
  reviews: Review[] | undefined;
  reviewFacts: ReviewFacts;
  similar: ProductSummary[];
  /** In stock and sent to the region; else what is similar is in its place. */
  isToBeHad: boolean;
  /** What the page's form did, sent before the page's script had come. */
  answer: DetailAnswer | undefined;
}

export function DetailPage(props: DetailPageProps) {
  const { detail, group, words, reviews, reviewFacts, similar, isToBeHad, answer } = props;
  const choice = useSkuChoice(detail);
  const [dialog, setDialog] = useState<DetailDialog>();
  // One that was opened stays: what was typed into it is there again.
  const [wasOpened, setOpened] = useState(false);
  const { openPicture, viewer } = usePictureViewer();
  const { revalidate, state } = useRevalidator();
  const open = (next: DetailDialog) => {
    setOpened(true);
    setDialog(next);
  };
  const close = () => setDialog(undefined);
  const skuId = choice.sku?.id;
  useQuickAdd();
  const row = similar.length > 0 && (
    <RecommendedRow
      canCompare
      id="similar"
      products={similar}
      title={isToBeHad ? words.similarGoods : words.substitutes}
    >
      {quickAdd}
    </RecommendedRow>
  );
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <ListBreadcrumbs steps={detail.breadcrumbs} current={detail.name} />
        <DetailBuy
          answer={answer}
          choice={choice}
          detail={detail}
          group={group}
          isAsking={state === "loading"}
          onOpenDialog={open}
          onPicture={openPicture}
          words={words}
        />
        {!isToBeHad && row}
        <DetailShop prodId={detail.id} shop={detail.shop} />
        <DetailSections
          choice={choice}
          detail={detail}
          facts={reviewFacts}
          onCompare={similar.length > 0 ? () => open("compare") : undefined}
          onPicture={openPicture}
          reviews={reviews}
          words={words}
        />
        {isToBeHad && row}
      </Stack>
      {viewer}
      {wasOpened && (
        <DetailDialogs
          detail={detail}
          onClose={close}
          onLost={close}
          onRegion={() => {
            close();
            void revalidate();
          }}
          open={dialog}
          similar={similar}
          skuId={skuId}
          words={words}
        />
      )}
    </Frame>
  );
}
