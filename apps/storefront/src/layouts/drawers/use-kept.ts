/** Favourites or footprints in a drawer: more of them, one taken out, one put back. */

import type { KeptCard } from "@tradehall/mall-adapters/rail";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { useRef, useState } from "react";
import { useUndoable } from "../../browser/actions/use-undoable.ts";
import { useErrorReaction } from "../../browser/errors/Reactions.tsx";
import { type SavedGoodsKind, savedGoodsCalls } from "./rail-calls.ts";
import { useLoaded } from "./use-loaded.ts";

interface Kept {
  records: readonly { card: KeptCard; time: string; at: number }[];
  /** Pages that are shown, and that there are. */
  shown: number;
  pages: number;
  now: number | undefined;
}

/** Newest first, each product once: what was put back is where it stood. */
const merged = (...lists: Kept["records"][]): Kept["records"] =>
  [...new Map(lists.flat().map((one) => [one.card.prodId, one])).values()].toSorted(
    (a, b) => b.at - a.at || b.card.prodId - a.card.prodId,
  );

export function useKept(kind: SavedGoodsKind) {
  const calls = savedGoodsCalls[kind];
  const loaded = useLoaded<Kept>(async () => ({ ...(await calls.list(1)), shown: 1 }));
  const [isLoadingMore, setLoadingMore] = useState(false);
  /** Something was taken out since the last page came: what follows has moved up over the pages' edge. */
  const hasMovedUp = useRef(false);
  const react = useErrorReaction();
  const words = useReactionWords();
  const { act } = useUndoable();
  const { data: kept, change } = loaded;

  const remove = (prodId: number) => {
    const one = kept?.records.find(({ card }) => card.prodId === prodId);
    if (!one) return;
    void act({
      show: () =>
        change((now) => ({ ...now, records: now.records.filter(({ card }) => card.prodId !== prodId) })),
      takeBack: () => change((now) => ({ ...now, records: merged(now.records, [one]) })),
      send: async () => {
        await calls.remove(prodId);
        hasMovedUp.current = true;
      },
      undo: {
        message:
          kind === "wishlist" ? words("removedFromWishlist") : words("forgottenFootprints", { count: 1 }),
        send: () => calls.restore(prodId, one.at),
      },
    });
  };
  const loadMore = async (next: number) => {
    setLoadingMore(true);
    try {
      const [again, page] = await Promise.all([
        hasMovedUp.current ? calls.list(next - 1) : undefined,
        calls.list(next),
      ]);
      hasMovedUp.current = false;
      change((now) => ({
        ...now,
        records: merged(now.records, again?.records ?? [], page.records),
        shown: next,
        pages: page.pages,
      }));
    } catch (error) {
      react(error);
    }
    setLoadingMore(false);
  };
  return {
    kept,
    state: loaded.state,
    retry: loaded.retry,
    remove,
    isLoadingMore,
    more: kept && kept.shown < kept.pages ? () => loadMore(kept.shown + 1) : undefined,
  };
}
