import type { ShopSummary } from "@tradehall/mall-components/shop/ShopCard";
import { shopFactWords } from "@tradehall/mall-rules/words/shop-facts";
import { useFetcher } from "react-router-dom";
import type { Attempt } from "../../server/attempt.ts";
import { useOnChange } from "../calls/use-on-change.ts";
import { useActionReaction } from "../errors/Reactions.tsx";
import { useShell } from "../session/use-shell.ts";
import { useUndoable } from "./use-undoable.ts";

/** Puts shops on the wishlist and takes them off by the page's own action: at once, and back again by a press. */
export function useShopWishlist() {
  const sent = useFetcher<Attempt<{ shopId: number; isWishlisted: boolean }>>();
  const { locale } = useShell();
  const { offer } = useUndoable();
  const toggle = (shopId: string, isWishlisted: boolean) =>
    void sent.submit(
      { intent: "wishlistShop", shopId, isWishlisted: isWishlisted ? "1" : "0" },
      { method: "POST" },
    );
  const { data: answer } = sent;
  useActionReaction(answer);
  useOnChange(answer, (got) => {
    if (got.ok && !got.data.isWishlisted)
      offer(shopFactWords.removedFromWishlist[locale], () => toggle(String(got.data.shopId), true));
  });
  /** The shop as it is about to be, and with one who likes it more or less. */
  const asPressed = (shop: ShopSummary): ShopSummary => {
    const form = sent.formData;
    if (form?.get("shopId") !== shop.id) return shop;
    const isWishlisted = form.get("isWishlisted") === "1";
    const change = Number(isWishlisted) - Number(shop.isWishlisted ?? false);
    return { ...shop, isWishlisted, fanCount: (shop.fanCount ?? 0) + change };
  };
  return { toggle, asPressed };
}
