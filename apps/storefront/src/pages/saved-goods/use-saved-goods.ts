/** Taking kept goods out, with a way back, and putting them into the cart, with a result in each row. */

import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import {
  cartValue,
  type SavedGoods,
  type SavedGroup,
  type SavedResult,
} from "@tradehall/mall-components/saved/SavedGoodsList";
import { useEffect, useState } from "react";
import { useFetcher, useRevalidator } from "react-router-dom";
import { useUndoable } from "../../browser/actions/use-undoable.ts";
import { showCartCount } from "../../browser/chrome/cart-count.ts";
import { useActionReaction } from "../../browser/errors/Reactions.tsx";
import type { Attempt } from "../../server/attempt.ts";
import type { SavedAnswer } from "./saved-goods-action.ts";

/** Where goods can be taken out. */
interface Calls {
  remove(ids: readonly number[]): Promise<unknown>;
  restore(ids: readonly number[]): Promise<unknown>;
  /** What the offer to take it back says. */
  message(count: number): string;
}

/** Puts goods of a list into the cart and says in each row what became of it. */
export function useGoodsToCart(groups: readonly SavedGroup[]) {
  const words = useReactionWords();
  const adding = useFetcher<Attempt<SavedAnswer>>();
  const { data: answer } = adding;
  useActionReaction(answer);
  useEffect(() => {
    if (answer?.ok && answer.data.cartCount !== undefined) showCartCount(answer.data.cartCount);
  }, [answer]);
  const all = groups.flatMap(({ goods }) => goods);
  const results: Record<string, SavedResult> = {};
  for (const { skuId, isAdded, why } of answer?.ok ? answer.data.results : []) {
    const row = all.find(({ cart }) => cart?.skuId === String(skuId));
    if (row) results[row.id] = { isAdded, text: isAdded ? words("added") : why };
  }
  return {
    results,
    isAdding: adding.state !== "idle",
    onAdd: (goods: readonly SavedGoods[]) => {
      if (goods.length === 0) return;
      const form = new FormData();
      form.set("intent", "to-cart");
      for (const one of goods) form.append("goods", cartValue(one));
      void adding.submit(form, { method: "POST" });
    },
  };
}

export function useSavedGoods(groups: readonly SavedGroup[], calls: Calls) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const { act } = useUndoable();
  const { revalidate } = useRevalidator();
  const cart = useGoodsToCart(groups);
  const remove = (ids: readonly string[]) => {
    if (ids.length === 0) return;
    const numbers = ids.map(Number);
    void act({
      show: () => setGone((now) => [...now, ...ids]),
      takeBack: () => setGone((now) => now.filter((id) => !ids.includes(id))),
      send: async () => {
        await calls.remove(numbers);
        await revalidate();
      },
      undo: {
        message: calls.message(ids.length),
        send: async () => {
          await calls.restore(numbers);
          await revalidate();
        },
      },
    });
  };
  return {
    groups: groups
      .map((group) => ({ ...group, goods: group.goods.filter(({ id }) => !gone.includes(id)) }))
      .filter(({ goods }) => goods.length > 0),
    ...cart,
    onRemove: remove,
  };
}
