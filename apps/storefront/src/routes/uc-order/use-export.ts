/** Exports the list, or chosen orders; one at a time, and it can be ended. */
import { useReactionWords } from "@tradehall/mall-components/shell/ReactionHost";
import type { ExportFormat } from "@tradehall/mall-components/trade/OrderExport";
import { toast } from "@tradehall/ui/Toast";
import { useCallback, useEffect, useRef, useState } from "react";
import { downloadOrders } from "../../browser/calls/download-orders.ts";
import { useErrorReaction } from "../../browser/troubles/Reactions.tsx";
import type { OrderQuery } from "./order-query.ts";
import { toFilters } from "./to-filters.ts";

export function useExport(query: OrderQuery) {
  const [running, setRunning] = useState<{ count: number; share: number }>();
  const ending = useRef<AbortController>(null);
  const react = useErrorReaction();
  const words = useReactionWords();
  const cancel = useCallback(() => ending.current?.abort(), []);
  // Who leaves the list wants no file of it.
  useEffect(() => cancel, [cancel]);
  const start = async (chosen: { orderNumbers?: string; format: ExportFormat }) => {
    cancel();
    ending.current = new AbortController();
    const { signal } = ending.current;
    setRunning({ count: 0, share: 0 });
    try {
      await downloadOrders({ ...toFilters(query), ...chosen }, { signal, onProgress: setRunning });
      toast.show({ tone: "success", message: words("done") });
    } catch (error) {
      if (!signal.aborted) react(error);
    } finally {
      if (ending.current?.signal === signal) setRunning(undefined);
    }
  };
  return { start, running, cancel };
}
