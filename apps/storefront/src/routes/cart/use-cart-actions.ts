/** What the buyer does to whole lines: delete with undo, move to the wishlist, clear what cannot be bought. */
import type { CartDeletion, CartLine } from "@tradehall/api-client/models/cart";
import type { ServerChange } from "@tradehall/mall-adapters/cart-model";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { toast } from "@tradehall/ui/Toast";
import { useCallback, useRef } from "react";
import { useRevalidator } from "react-router-dom";
import { useUndoable } from "../../browser/actions/use-undoable.ts";
import { showCartCount } from "../../browser/chrome/cart-count.ts";
import * as cartCalls from "./cart-calls.ts";

interface Options {
  accept(change: ServerChange): void;
  hasFailed(cause: unknown): void;
  setLeaving(change: (leaving: ReadonlySet<number>) => ReadonlySet<number>): void;
}

const idle = Promise.resolve(true);

export function useCartActions(lines: readonly CartLine[], { accept, hasFailed, setLeaving }: Options) {
  const words = useReactionWords();
  const { offer } = useUndoable();
  const revalidator = useRevalidator();
  // Rows are memoised: what they call must not change with every change.
  const latest = useRef({ lines, revalidator });
  latest.current = { lines, revalidator };

  const last = useRef(idle);
  /** One act after another: two at once would undo each other. Resolves with whether it was done. */
  const serialize = useCallback(
    (act: () => Promise<void>): Promise<boolean> => {
      const tried = async () => {
        try {
          await act();
          return true;
        } catch (error) {
          hasFailed(error);
          return false;
        }
      };
      const mine = last.current.then(tried);
      last.current = mine;
      // What failed has been told, and holds nothing up any more.
      void mine.then(() => {
        if (last.current === mine) last.current = idle;
      });
      return mine;
    },
    [hasFailed],
  );
  /** Waits for what is on its way; resolves with whether the last of it was done. */
  const settle = useCallback(() => last.current, []);

  const undo = useCallback(
    (removed: CartDeletion["removed"]) =>
      serialize(async () => {
        const { totals } = await cartCalls.restore(removed);
        showCartCount(totals.prodCount);
        // Restored lines have new ids: the whole cart is loaded again.
        await latest.current.revalidator.revalidate();
      }),
    [serialize],
  );

  const took = useCallback(
    (answer: CartDeletion, gone: readonly number[]) => {
      accept({ gone, shops: answer.shops, totals: answer.totals });
      const { removed } = answer;
      if (removed.length > 0) offer(words("removed", { count: removed.length }), () => void undo(removed));
    },
    [accept, undo, offer, words],
  );

  const removeNow = useCallback(
    async (ids: readonly number[]) => took(await cartCalls.remove([...ids]), ids),
    [took],
  );

  const remove = useCallback(
    async (ids: readonly number[]) => {
      // Harmless and undoable, so it shows at once.
      setLeaving((now) => new Set([...now, ...ids]));
      await serialize(() => removeNow(ids));
      setLeaving((now) => new Set([...now].filter((id) => !ids.includes(id))));
    },
    [setLeaving, serialize, removeNow],
  );

  const toWishlist = useCallback(
    (ids: readonly number[]) =>
      serialize(async () => {
        const chosen = latest.current.lines.filter((line) => ids.includes(line.basketId));
        await cartCalls.toWishlist(new Set(chosen.map((line) => line.prodId)));
        await removeNow(ids);
      }),
    [serialize, removeNow],
  );

  const clear = useCallback(
    (ids: readonly number[]) => serialize(async () => took(await cartCalls.clear(), ids)),
    [serialize, took],
  );

  const claim = useCallback(
    (couponId: string) =>
      void serialize(async () => {
        await cartCalls.claim(Number(couponId));
        toast.show({ tone: "success", message: words("claimed") });
        await latest.current.revalidator.revalidate();
      }),
    [serialize, words],
  );
  return { remove, toWishlist, clear, claim, settle };
}
