/** What opens over a product's page at a press; its code comes with the first. */

import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { ComparePicker } from "@tradehall/mall-components/list/ComparePicker";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import { ShareDialog } from "@tradehall/mall-components/product/ShareDialog";
import { compareLimits } from "@tradehall/mall-rules/limits";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { useLocation, useNavigate } from "react-router-dom";
import { keepCompared } from "../../browser/actions/compared.ts";
import { comparing } from "../../browser/actions/comparing.ts";
import { bases } from "../../browser/calls/bases.ts";
import { hrefTo } from "../../href-to.ts";
import { phoneAddress } from "../../isomorphic/bases.ts";
import { BatchOrder } from "./BatchOrder.tsx";
import { DeliveryRegionDialog } from "./DeliveryRegionDialog.tsx";

export type DetailDialog = "batch" | "compare" | "region" | "share";

interface ComparePickerDialogProps {
  id: string;
  title: string;
  products: readonly ProductSummary[];
  onClose: () => void;
}

/** Goods like this one, to be ticked and put beside it. */
export function ComparePickerDialog({ id, title, products, onClose }: ComparePickerDialogProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const compare = (others: readonly string[]) => {
    const ids = [id, ...others];
    onClose();
    keepCompared(ids);
    void navigate(...comparing(location, ids));
  };
  return (
    <ComparePicker
      most={compareLimits.products - 1}
      onClose={onClose}
      onCompare={compare}
      products={products}
      title={title}
    />
  );
}

interface ShareProductDialogProps {
  id: string;
  name: string;
  skuId: string | undefined;
  onClose: () => void;
}

/** The product's address with the chosen SKU, and nothing else of what is in this one. */
export function ShareProductDialog({ id, name, skuId, onClose }: ShareProductDialogProps) {
  const url = phoneAddress(bases, hrefTo("detail", { prodId: id, skuId }), window.location.href);
  // Who puts the system's list away has shared nothing, and nothing is said of it.
  const share = () => void navigator.share({ title: name, url }).catch(() => undefined);
  return (
    <ShareDialog
      isOpen
      name={name}
      onClose={onClose}
      url={url}
      {...("share" in navigator ? { onShare: share } : {})}
    />
  );
}

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
