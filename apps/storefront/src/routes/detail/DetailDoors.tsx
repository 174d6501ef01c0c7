/** What opens over a product's page at a press; its code comes with the first. */
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { BatchOrder } from "./BatchOrder.tsx";
import { RegionDoor } from "./RegionDoor.tsx";
import { ShareDoor } from "./ShareDoor.tsx";

export type DetailDoor = "batch" | "region" | "share";

interface DetailDoorsProps {
  detail: DetailView;
  words: DetailWords;
  skuId: string | undefined;
  open: DetailDoor | undefined;
  onClose: () => void;
  /** Another region is to be asked for. */
  onRegion: () => void;
}

export default function DetailDoors({ detail, words, skuId, open, onClose, onRegion }: DetailDoorsProps) {
  return (
    <>
      <BatchOrder
        closeLabel={words.close}
        detail={detail}
        isOpen={open === "batch"}
        onClose={onClose}
        title={words.batch}
      />
      {open === "region" && <RegionDoor onChosen={onRegion} onClose={onClose} />}
      {open === "share" && <ShareDoor id={detail.id} name={detail.name} onClose={onClose} skuId={skuId} />}
    </>
  );
}
