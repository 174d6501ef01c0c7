import { ShareDialog } from "@tradehall/mall-components/catalog/ShareDialog";
import { hrefTo } from "../../href-to.ts";

interface ShareDoorProps {
  id: string;
  name: string;
  skuId: string | undefined;
  onClose: () => void;
}

/** The product's address with the chosen SKU, and nothing else of what stands in this one. */
export function ShareDoor({ id, name, skuId, onClose }: ShareDoorProps) {
  const url = new URL(hrefTo("detail", { prodId: id, skuId }), window.location.href).href;
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
