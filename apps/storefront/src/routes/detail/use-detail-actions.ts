/** What the buy box, the wishlist button and the coupons do, and how the page answers. */

import { pieceAt } from "@tradehall/mall-adapters/detail-price";
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import type { BuyBoxProps } from "@tradehall/mall-components/product/BuyBox";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { toast } from "@tradehall/ui/Toast";
import { useState } from "react";
import { useFetcher, useNavigate } from "react-router-dom";
import { noteCart } from "../../browser/analytics/visits.ts";
import { useOnChange } from "../../browser/calls/use-on-change.ts";
import { showCartCount } from "../../browser/chrome/cart-count.ts";
import { useActionReaction } from "../../browser/errors/Reactions.tsx";
import { hrefTo } from "../../href-to.ts";
import { buyFields } from "../../pages/buy-fields.ts";
import type { Attempt } from "../../server/attempt.ts";

/** What a form of the page did; the page thanks for it or says why not. */
export type DetailAnswer = { intent?: string } & Attempt<{
  prodCount?: number;
  /** Pieces just put in. */
  added?: number;
  isWishlisted?: boolean;
  couponId?: string;
  /** Whether the SKU's return is waited for now. */
  isAwaited?: boolean;
}>;

const buyIntents = ["cart", "buy", "group", "await", "forget"] as const;

export function useDetailActions(
  detail: DetailView,
  early: DetailAnswer | undefined,
  messages: Pick<DetailWords, "awaited" | "forgotten">,
  teamId: string | undefined,
) {
  const buying = useFetcher<DetailAnswer>({ key: `buy-${detail.id}` });
  const wishlist = useFetcher<DetailAnswer>({ key: `wishlist-${detail.id}` });
  const coupon = useFetcher<DetailAnswer>({ key: `coupon-${detail.id}` });
  const [claimed, setClaimed] = useState<ReadonlySet<string>>(new Set());
  const words = useReactionWords();
  const navigate = useNavigate();
  const bought = buying.data ?? early;
  useActionReaction(bought);
  useActionReaction(wishlist.data);
  useActionReaction(coupon.data);

  useOnChange(bought, (answer) => {
    const isAwaited = answer.ok ? answer.data.isAwaited : undefined;
    if (isAwaited !== undefined)
      toast.show({ tone: "success", message: isAwaited ? messages.awaited : messages.forgotten });
    if (!answer.ok || answer.data.prodCount === undefined) return undefined;
    showCartCount(answer.data.prodCount);
    noteCart(detail.id, answer.data.added ?? 0);
    const id = toast.show({
      tone: "success",
      message: words("added"),
      action: { label: words("goToCart"), onPress: () => void navigate(hrefTo("cart")) },
    });
    // On the next page, most of all in the cart itself, the way there says nothing any more.
    return () => toast.dismiss(id);
  });

  useOnChange(coupon.data, (answer) => {
    if (!answer.ok || !answer.data.couponId) return;
    setClaimed(new Set([...claimed, answer.data.couponId]));
    toast.show({ tone: "success", message: words("claimed") });
  });

  const address = { method: "POST", action: hrefTo("detail", { prodId: detail.id }) } as const;
  const submit: BuyBoxProps["onSubmit"] = (choice, event) => {
    event.preventDefault();
    const sku = detail.skus.find((one) => one.id === choice.skuId);
    const activityId = (sku && pieceAt(detail, sku, choice.quantity).offer?.activityId) ?? "";
    const inTeam = { groupId: detail.group?.activityId ?? "", teamId: teamId ?? "" };
    void buying.submit(
      { ...buyFields(choice), prodId: detail.id, shopId: detail.shopId, activityId, ...inTeam },
      address,
    );
  };
  const intent = buying.formData?.get("intent");
  return {
    coupons: detail.coupons.map((offer) =>
      claimed.has(offer.id) ? { ...offer, state: "claimed" as const } : offer,
    ),
    claimingId: coupon.formData?.get("couponId")?.toString(),
    claim: (couponId: string) => void coupon.submit({ intent: "coupon", couponId }, address),
    isWishlisted:
      wishlist.formData !== undefined
        ? !detail.isWishlisted
        : wishlist.data?.ok && wishlist.data.data.isWishlisted !== undefined
          ? wishlist.data.data.isWishlisted
          : detail.isWishlisted,
    toggleWishlist: () => void wishlist.submit({ intent: "wishlist" }, address),
    submit,
    buyPackage: (form: FormData) => void buying.submit(form, address),
    pending: buyIntents.find((one) => one === intent),
    errorText: bought?.ok === false ? bought.error.message : undefined,
  };
}
