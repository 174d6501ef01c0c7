import { useEffect } from "react";
import { quickAdd } from "../../browser/acts/quick-add.tsx";
import { useQuickAdd } from "../../browser/acts/use-quick-add.ts";

export type QuickAdds = typeof quickAdd;

/** Draws nothing: brings what puts similar goods into the cart, and answers for it. */
export default function SimilarAdds({ onThere }: { onThere: (make: () => QuickAdds) => void }) {
  useQuickAdd();
  useEffect(() => onThere(() => quickAdd), [onThere]);
  return null;
}
