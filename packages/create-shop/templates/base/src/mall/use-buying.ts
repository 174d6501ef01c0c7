import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { toggleCollection } from "@tradehall/api-client/endpoints/collection/toggle-collection";
import { awaitArrival } from "@tradehall/api-client/endpoints/product/arrival/await-arrival";
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import type { BuyBoxProps, BuyChoice } from "@tradehall/mall-components/product/BuyBox";
import { toast } from "@tradehall/ui/Toast";
import { useState } from "react";
import { buyNowHref, pages, productHref } from "./addresses";
import { useBuyer } from "./buyer";
import { mall } from "./client";
import { usePlace } from "./Place";
import { useFailure } from "./use-failure";

/** What the buttons of a product do. Who is not signed in comes back with the same SKU chosen. */
export function useBuying({ id, shopId, kind, isWishlisted }: DetailView) {
  const { go } = usePlace();
  const { setCartCount } = useBuyer();
  const say = useReactionWords();
  const failed = useFailure();
  const [pending, setPending] = useState<BuyChoice["intent"]>();
  const [wished, setWished] = useState<boolean>();
  const prodId = Number(id);

  async function addToCart(skuId: string, count: number) {
    const item = { prodId, skuId: Number(skuId), shopId: Number(shopId), count };
    setCartCount((await mall(changeItem, { body: item })).totals.prodCount);
  }
  async function act({ intent, skuId, quantity }: BuyChoice) {
    setPending(intent);
    try {
      if (intent === "await" || intent === "forget") {
        await mall(awaitArrival, { body: { prodId, skuId: Number(skuId) } });
        toast.show({ tone: "success", message: say("done") });
      } else if (intent === "buy" || kind !== "goods") {
        go(buyNowHref(id, skuId, quantity));
      } else {
        await addToCart(skuId, quantity);
        const action = { label: say("goToCart"), onPress: () => go(pages.cart) };
        toast.show({ tone: "success", message: say("added"), action });
      }
    } catch (error) {
      failed(error, productHref(id, skuId));
    } finally {
      setPending(undefined);
    }
  }
  const submit: BuyBoxProps["onSubmit"] = (choice, event) => {
    event.preventDefault();
    void act(choice);
  };
  const toggleWishlist = async () => {
    try {
      const isIn = await mall(toggleCollection, { body: { prodId } });
      setWished(isIn);
      toast.show({ tone: "success", message: say(isIn ? "inWishlist" : "removedFromWishlist") });
    } catch (error) {
      failed(error);
    }
  };
  return {
    pending,
    submit,
    isWishlisted: wished ?? isWishlisted,
    toggleWishlist: () => void toggleWishlist(),
  };
}
