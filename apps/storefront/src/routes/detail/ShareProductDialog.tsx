import { ShareDialog } from "@tradehall/mall-components/product/ShareDialog";
import { bases } from "../../browser/calls/bases.ts";
import { hrefTo } from "../../href-to.ts";
import { phoneAddress } from "../../isomorphic/bases.ts";

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
