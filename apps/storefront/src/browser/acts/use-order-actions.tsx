/** The buttons of an order: pages are links, harmless acts happen at once, what cannot be undone asks first. */

import { useReactionWords } from "@tradehall/mall-components/shell/ReactionHost";
import type { OrderAction } from "@tradehall/mall-rules/states/order";
import { toast } from "@tradehall/ui/Toast";
import { useCallback, useEffect } from "react";
import { useFetcher, useNavigate } from "react-router-dom";
import { hrefTo } from "../../href-to.ts";
import type { OrderAnswer } from "../../server/order-action.ts";
import { useConfirm } from "./use-confirm.tsx";

const asking = { cancel: "cancelOrder", receive: "receiveOrder", delete: "deleteOrder" } as const;

const isAsking = (action: OrderAction): action is keyof typeof asking => action in asking;

/** `afterDelete` is where a deleted order's own page leads. */
export function useOrderActions(afterDelete?: string) {
  const acting = useFetcher<OrderAnswer>();
  const words = useReactionWords();
  const navigate = useNavigate();
  const { submit, data: answer, reset } = acting;
  const { ask, dialog } = useConfirm(acting);
  const send = useCallback(
    (values: Record<string, string>) => void submit(values, { method: "POST" }),
    [submit],
  );
  const act = useCallback(
    (orderNumber: string, action: OrderAction) => {
      reset();
      if (!isAsking(action)) send({ intent: action, orderNumber });
      else
        ask({ about: asking[action], values: { orderNumber } }, (reason) =>
          send({ intent: action, orderNumber, reason }),
        );
    },
    [ask, send, reset],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts once.
  useEffect(() => {
    if (!answer?.ok) return;
    const { added = 0, refused = [] } = answer.data;
    if (answer.intent === "remind") toast.show({ tone: "success", message: words("reminded") });
    if (answer.intent === "buyAgain") {
      for (const { name, why } of refused) toast.show({ tone: "warning", message: `${name} · ${why}` });
      if (added > 0) void navigate(hrefTo("cart"));
    }
    if (answer.intent === "delete" && afterDelete) void navigate(afterDelete, { replace: true });
  }, [answer]);

  const intent = acting.formData?.get("intent");
  const pending = intent
    ? { orderNumber: String(acting.formData?.get("orderNumber")), action: intent as OrderAction }
    : undefined;
  return { act, pending, dialog };
}
