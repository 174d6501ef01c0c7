/** What the buyer does to whole lines: delete with undo, move to the favourites, clear what cannot be bought. */
import type { CartDeletion, CartLine, ShopCartWithAmount } from "@tradehall/api-client/models/cart";
import { useReactionWords } from "@tradehall/mall-components/shell/ReactionHost";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { toast } from "@tradehall/ui/Toast";
import { useCallback, useRef } from "react";
import { useRevalidator } from "react-router-dom";
import { cartCalls } from "../../browser/lazy-calls.ts";
import { useErrorReaction } from "../../browser/Reactions.tsx";
import { type ServerChange, withoutLines } from "./cart-model.ts";

interface Doors {
  accept(change: ServerChange): void;
  setServer(change: (cart: ShopCartWithAmount) => ShopCartWithAmount): void;
}

export function useCartActs(lines: readonly CartLine[], { accept, setServer }: Doors) {
  const react = useErrorReaction();
  const words = useReactionWords();
  const revalidator = useRevalidator();
  // Rows are memoised: what they call must not change with every wish.
  const latest = useRef({ lines, words, react, revalidator });
  latest.current = { lines, words, react, revalidator };

  const undo = useCallback(async (removed: CartDeletion["removed"]) => {
    try {
      await (await cartCalls()).restore(removed);
    } catch (error) {
      latest.current.react(error);
    }
    // Restored lines have new ids: the whole cart comes anew.
    await latest.current.revalidator.revalidate();
  }, []);

  const took = useCallback(
    (answer: CartDeletion, gone: readonly number[]) => {
      accept({ gone, shops: answer.shops, totals: answer.totals });
      const { words: say } = latest.current;
      if (answer.removed.length === 0) return;
      toast.show({
        tone: "info",
        message: say("removed", { count: answer.removed.length }),
        durationMs: shellLimits.undoToastMs,
        action: { label: say("undo"), onPress: () => void undo(answer.removed) },
      });
    },
    [accept, undo],
  );

  const remove = useCallback(
    async (ids: readonly number[]) => {
      // Harmless and undoable, so it shows at once.
      setServer((cart) => withoutLines(cart, new Set(ids)));
      try {
        took(await (await cartCalls()).remove([...ids]), ids);
      } catch (error) {
        latest.current.react(error);
        await latest.current.revalidator.revalidate();
      }
    },
    [setServer, took],
  );

  const favour = useCallback(
    async (ids: readonly number[]) => {
      const chosen = latest.current.lines.filter((line) => ids.includes(line.basketId));
      try {
        await (await cartCalls()).favour(new Set(chosen.map((line) => line.prodId)));
        await remove(ids);
      } catch (error) {
        latest.current.react(error);
      }
    },
    [remove],
  );

  const clear = useCallback(
    async (ids: readonly number[]) => {
      try {
        took(await (await cartCalls()).clear(), ids);
      } catch (error) {
        latest.current.react(error);
      }
    },
    [took],
  );
  return { remove, favour, clear };
}
