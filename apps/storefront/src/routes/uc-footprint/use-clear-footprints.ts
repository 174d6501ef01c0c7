import { clearBrowseLog } from "@tradehall/api-client/endpoints/browse-log/clear-browse-log";
import { restoreBrowseLog } from "@tradehall/api-client/endpoints/browse-log/restore-browse-log";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { useRevalidator } from "react-router-dom";
import { useUndoable } from "../../browser/actions/use-undoable.ts";
import { mall } from "../../browser/calls/client.ts";
import { useErrorReaction } from "../../browser/errors/Reactions.tsx";

/** Clears a day of footprints, or all of them, and offers to take that back. */
export function useClearFootprints() {
  const { revalidate } = useRevalidator();
  const { offer } = useUndoable();
  const words = useReactionWords();
  const react = useErrorReaction();
  return async (day?: string) => {
    try {
      const items = await mall(clearBrowseLog, { body: day ? { day } : {} });
      await revalidate();
      if (items.length === 0) return;
      offer(words("forgottenFootprints", { count: items.length }), () => {
        mall(restoreBrowseLog, { body: { items } }).then(revalidate, react);
      });
    } catch (error) {
      react(error);
    }
  };
}
