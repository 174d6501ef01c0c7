/** Acts on a list that show at once and can be taken back for some seconds (conventions "Undo"). */
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { shellLimits } from "@tradehall/mall-rules/limits";
import { toast } from "@tradehall/ui/Toast";
import { useCallback } from "react";
import { useErrorReaction } from "../errors/Reactions.tsx";

interface Act {
  /** Shows it done, before the server knows. */
  show(): void;
  /** Shows it not done: the server says no, or the buyer thinks again. */
  takeBack(): void;
  send(): Promise<unknown>;
  /** How the buyer may take it back: what the toast says, and what is sent then. */
  undo?: { message: string; send(): Promise<unknown> };
}

export function useUndoable() {
  const words = useReactionWords();
  const react = useErrorReaction();
  const offer = useCallback(
    (message: string, undo: () => void) =>
      toast.show({
        message,
        durationMs: shellLimits.undoToastMs,
        action: { label: words("undo"), onPress: undo },
      }),
    [words],
  );
  const act = async ({ show, takeBack, send, undo }: Act) => {
    show();
    try {
      await send();
    } catch (error) {
      takeBack();
      toast.show({ tone: "warning", message: words("failed") });
      return react(error);
    }
    if (!undo) return;
    offer(undo.message, () => {
      takeBack();
      undo.send().catch((error: unknown) => {
        show();
        react(error);
      });
    });
  };
  return {
    /** Sends what shows already; a failure is told and taken back. */
    act,
    /** The toast alone, for what the server has done in its own way. */
    offer,
  };
}
