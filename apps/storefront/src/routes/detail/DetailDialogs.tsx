/** What opens over a product's page at a press; its code comes with the first. */
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { BatchOrder } from "./BatchOrder.tsx";
import { ComparePickerDialog } from "./ComparePickerDialog.tsx";
import { DeliveryRegionDialog } from "./DeliveryRegionDialog.tsx";
import { ShareProductDialog } from "./ShareProductDialog.tsx";

export type DetailDialog = "batch" | "compare" | "region" | "share";

interface DetailDialogsProps {
  detail: DetailView;
  words: DetailWords;
  /** Goods like it. */
  similar: readonly ProductSummary[];
  skuId: string | undefined;
  open: DetailDialog | undefined;
  onClose: () => void;
  /** Another region is to be asked for. */
  onRegion: () => void;
}

export default function DetailDialogs(props: DetailDialogsProps) {
  const { detail, words, similar, skuId, open, onClose, onRegion } = props;
  return (
    <>
      <BatchOrder
        closeLabel={words.close}
        detail={detail}
        isOpen={open === "batch"}
        onClose={onClose}
        title={words.batch}
      />
      {open === "compare" && (
        <ComparePickerDialog
          id={detail.id}
          onClose={onClose}
          products={similar}
          title={words.compareSimilar}
        />
      )}
      {open === "region" && <DeliveryRegionDialog onChosen={onRegion} onClose={onClose} />}
      {open === "share" && (
        <ShareProductDialog id={detail.id} name={detail.name} onClose={onClose} skuId={skuId} />
      )}
    </>
  );
}
