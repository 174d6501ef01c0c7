/** The chosen SKU of the round and the way to order it; the SKU is in the address, each choice in the last one's place. */

import type { FlashSaleView } from "@tradehall/mall-adapters/flash-sale-detail";
import type { BuyBoxProps } from "@tradehall/mall-components/product/BuyBox";
import { chosenSku, type SkuSelection } from "@tradehall/mall-rules/states/product/sku-choice";
import { useState } from "react";
import { useFetcher, useNavigate } from "react-router-dom";
import { useActionReaction } from "../../browser/errors/Reactions.tsx";
import { hrefTo } from "../../href-to.ts";
import { buyFields } from "../../pages/buy-fields.ts";
import type { Attempt } from "../../server/attempt.ts";

export function useFlashSale(
  { specs, skus, skuId, offers, activityId }: FlashSaleView,
  early: Attempt<unknown> | undefined,
) {
  const navigate = useNavigate();
  const buying = useFetcher<Attempt<unknown>>();
  const [selection, setSelection] = useState<SkuSelection>(
    () => skus.find((one) => one.id === skuId)?.values ?? {},
  );
  const [quantity, setQuantity] = useState(1);
  const wishlist = useFetcher<Attempt<unknown>>();
  const answer = buying.data ?? early;
  useActionReaction(answer);
  useActionReaction(wishlist.data);
  const sku = chosenSku(specs, skus, selection);
  const skuHref = (id: string) => hrefTo("secdetail", { seckillId: offers[id]?.seckillId });
  const select = (next: SkuSelection) => {
    setSelection(next);
    const chosen = chosenSku(specs, skus, next);
    if (chosen && offers[chosen.id])
      void navigate(skuHref(chosen.id), { replace: true, preventScrollReset: true });
  };
  const submit: BuyBoxProps["onSubmit"] = (choice, event) => {
    event.preventDefault();
    const { prodId, seckillId } = Object.fromEntries(new FormData(event.currentTarget));
    void buying.submit(
      { ...buyFields(choice), prodId: String(prodId), seckillId: String(seckillId), activityId },
      { method: "POST" },
    );
  };
  return {
    isToggled: wishlist.formData !== undefined,
    toggleWishlist: (prodId: string) =>
      void wishlist.submit({ intent: "wishlist", prodId }, { method: "POST" }),
    sku,
    offer: sku && offers[sku.id],
    quantity,
    setQuantity,
    selection,
    select,
    skuHref,
    submit,
    isPending: buying.state !== "idle",
    errorText: answer?.ok === false ? answer.error.message : undefined,
  };
}
