/** Removing a purchase list, with a way back. */
import { removePurchaseList } from "@tradehall/api-client/endpoints/purchase-list/remove-purchase-list";
import { restorePurchaseList } from "@tradehall/api-client/endpoints/purchase-list/restore-purchase-list";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { useUndoable } from "../../browser/actions/use-undoable.ts";
import { mall } from "../../browser/calls/client.ts";

/** `onRemoved` leads away from a list that is gone. */
export function useRemoveList(onRemoved?: () => void) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const { act } = useUndoable();
  const { revalidate } = useRevalidator();
  const words = useReactionWords();
  const remove = (id: string) => {
    const body = { listId: Number(id) };
    const again = () => (onRemoved ? onRemoved() : revalidate());
    void act({
      show: () => setGone((now) => [...now, id]),
      takeBack: () => setGone((now) => now.filter((one) => one !== id)),
      send: async () => {
        await mall(removePurchaseList, { body });
        await again();
      },
      undo: {
        message: words("listRemoved"),
        send: async () => {
          await mall(restorePurchaseList, { body });
          await revalidate();
        },
      },
    });
  };
  return { gone, remove };
}
