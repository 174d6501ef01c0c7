/** Goods of a form that are put aside, and taken back for some seconds. */
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { useState } from "react";
import { useUndoable } from "./use-undoable.ts";

export function useHiddenUntilUndone() {
  const [aside, setAside] = useState<readonly string[]>([]);
  const { offer } = useUndoable();
  const words = useReactionWords();
  const putAside = (id: string) => {
    setAside((now) => [...now, id]);
    offer(words("removed", { count: 1 }), () => setAside((now) => now.filter((one) => one !== id)));
  };
  return { aside, putAside };
}
