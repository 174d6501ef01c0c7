/** The buttons of an order: pages are links, harmless acts happen at once, what cannot be undone asks first. */

import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { orderDoneMessages } from "@tradehall/mall-components/order/OrderActions";
import type { OrderAction } from "@tradehall/mall-rules/states/order/order";
import { toast } from "@tradehall/ui/Toast";
import { useCallback } from "react";
import { useIntl } from "react-intl";
import { useFetcher, useNavigate } from "react-router-dom";
import { orderQuestions } from "../../adapters/order-questions.ts";
import { hrefTo } from "../../href-to.ts";
import { confirmed } from "../../isomorphic/confirmed.ts";
import type { OrderAnswer } from "../../server/order-action.ts";
import { useOnChange } from "../calls/use-on-change.ts";
import { useConfirm } from "./use-confirm.tsx";
import { useUndoable } from "./use-undoable.ts";

const refusedMs = 12_000;

const isAsking = (action: OrderAction): action is keyof typeof orderQuestions => action in orderQuestions;

/** `afterDelete` is where a deleted order's own page leads. */
export function useOrderActions(afterDelete?: string) {
  const acting = useFetcher<OrderAnswer>();
  const words = useReactionWords();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { submit, data: answer, reset } = acting;
  const { ask, dialog } = useConfirm(acting);
  const { offer } = useUndoable();
  const send = useCallback(
    (values: Record<string, string>) => void submit(values, { method: "POST" }),
    [submit],
  );
  const act = useCallback(
    (orderNumber: string, action: OrderAction) => {
      reset();
      if (!isAsking(action)) send({ intent: action, orderNumber });
      else
        ask({ about: orderQuestions[action], values: { orderNumber } }, (reason) =>
          send({ intent: action, orderNumber, reason, ...confirmed }),
        );
    },
    [ask, send, reset],
  );
  const writePoNumber = useCallback(
    (orderNumber: string, poNumber: string) => {
      reset();
      send({ intent: "poNumber", orderNumber, poNumber });
    },
    [send, reset],
  );

  useOnChange(answer, (got) => {
    if (!got.ok) return;
    const { added = 0, refused = [] } = got.data;
    const { intent, orderNumber } = got;
    if (intent === "remind") toast.show({ tone: "success", message: words("reminded") });
    if (intent === "restore") toast.show({ tone: "success", message: words("done") });
    if (intent === "delete")
      // Also once the page of the order has gone.
      offer(
        formatMessage(orderDoneMessages.trashed),
        () => void submit({ intent: "restore", orderNumber }, { method: "POST", action: hrefTo("uc-order") }),
      );
    if (intent === "buyAgain") {
      // All in one, since only a few stand at once; long enough to be read on the way to the cart.
      const message = refused.map(({ name, why }) => `${name} · ${why}`).join(" / ");
      if (message) toast.show({ tone: "warning", message, durationMs: refusedMs });
      if (added > 0) void navigate(hrefTo("cart"));
    }
    if ((intent === "delete" || intent === "purge") && afterDelete)
      void navigate(afterDelete, { replace: true });
  });

  const intent = acting.formData?.get("intent");
  const pending =
    intent && intent !== "poNumber"
      ? { orderNumber: String(acting.formData?.get("orderNumber")), action: intent as OrderAction }
      : undefined;
  return { act, writePoNumber, pending, dialog };
}
