/** What opens over a product's page at a press; its code comes with the first. */
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { BatchOrder } from "./BatchOrder.tsx";
import { CompareDoor } from "./CompareDoor.tsx";
import { RegionDoor } from "./RegionDoor.tsx";
import { ShareDoor } from "./ShareDoor.tsx";

export type DetailDoor = "batch" | "compare" | "region" | "share";

interface DetailDoorsProps {
  detail: DetailView;
  words: DetailWords;
  /** Goods like it. */
  similar: readonly ProductSummary[];
  skuId: string | undefined;
  open: DetailDoor | undefined;
  onClose: () => void;
  /** Another region is to be asked for. */
  onRegion: () => void;
}

export default function DetailDoors(props: DetailDoorsProps) {
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
        <CompareDoor id={detail.id} onClose={onClose} products={similar} title={words.compareSimilar} />
      )}
      {open === "region" && <RegionDoor onChosen={onRegion} onClose={onClose} />}
      {open === "share" && <ShareDoor id={detail.id} name={detail.name} onClose={onClose} skuId={skuId} />}
    </>
  );
}
