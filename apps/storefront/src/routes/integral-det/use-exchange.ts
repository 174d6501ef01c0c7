/** The chosen SKU, its points, and the way to redeem it; the SKU is in the address, each choice in the last one's place. */
import type { ExchangeTermsView } from "@tradehall/mall-adapters/exchange";
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import type { BuyBoxProps } from "@tradehall/mall-components/product/BuyBox";
import {
  type ExchangeFacts,
  exchangeBlock,
  redeemablePieces,
} from "@tradehall/mall-rules/states/membership/exchange";
import {
  chosenSku,
  firstSelection,
  type SkuSelection,
} from "@tradehall/mall-rules/states/product/sku-choice";
import { useState } from "react";
import { useFetcher, useNavigate, useSearchParams } from "react-router-dom";
import { useActionReaction } from "../../browser/errors/Reactions.tsx";
import { hrefTo } from "../../href-to.ts";
import { buyFields } from "../../pages/buy-fields.ts";
import type { Attempt } from "../../server/attempt.ts";

export function useExchange(
  detail: DetailView,
  terms: ExchangeTermsView,
  early: Attempt<unknown> | undefined,
) {
  const { id, specs, skus } = detail;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const named = search.get("skuId");
  const [selection, setSelection] = useState<SkuSelection>(
    () => skus.find((one) => one.id === named)?.values ?? firstSelection(specs, skus),
  );
  const [quantity, setQuantity] = useState(1);
  const redeeming = useFetcher<Attempt<unknown>>();
  const wishlist = useFetcher<Attempt<unknown>>();
  const answer = redeeming.data ?? early;
  useActionReaction(answer);
  useActionReaction(wishlist.data);
  const sku = chosenSku(specs, skus, selection);
  const skuHref = (skuId: string | undefined) => hrefTo("integral-det", { prodId: id, skuId });
  const select = (next: SkuSelection) => {
    setSelection(next);
    const chosen = chosenSku(specs, skus, next);
    if (chosen && chosen.id !== named)
      void navigate(skuHref(chosen.id), { replace: true, preventScrollReset: true });
  };
  const submit: BuyBoxProps["onSubmit"] = (choice, event) => {
    event.preventDefault();
    void redeeming.submit(buyFields(choice), { method: "POST", action: skuHref(sku?.id) });
  };
  const score = (sku ? detail.scores[sku.id] : undefined) ?? detail.points;
  const facts: ExchangeFacts = { ...terms, stock: sku?.stock ?? detail.stock, score };
  const max = Math.max(1, redeemablePieces(facts));
  const pieces = Math.min(quantity, max);
  return {
    ...{ sku, selection, select, skuHref, setQuantity, submit, score, max },
    needed: score * pieces,
    block: exchangeBlock(facts),
    isWishlisted: wishlist.formData === undefined ? detail.isWishlisted : !detail.isWishlisted,
    toggleWishlist: () => void wishlist.submit({ intent: "wishlist" }, { method: "POST" }),
    isPending: redeeming.state !== "idle",
    errorText: answer?.ok === false ? answer.error.message : undefined,
  };
}
