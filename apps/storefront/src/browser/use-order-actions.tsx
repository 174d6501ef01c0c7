/** The buttons of an order: pages are links, harmless acts happen at once, what cannot be undone asks first. */

import { useReactionWords } from "@tradehall/mall-components/shell/ReactionHost";
import type { OrderAction } from "@tradehall/mall-rules/states/order";
import { toast } from "@tradehall/ui/Toast";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { useFetcher, useNavigate } from "react-router-dom";
import { routeOf } from "../route-table.ts";
import type { OrderAnswer } from "../server/order-action.ts";
import { useActionReaction } from "./Reactions.tsx";

const pages: Partial<Record<OrderAction, (orderNumber: string) => string>> = {
  pay: (orderNumber) => `/payment?orderNumbers=${orderNumber}`,
  logistics: (orderNumber) => `/order-detail?orderNumber=${orderNumber}#logistics`,
  comment: (orderNumber) => `/write-comments?orderNumber=${orderNumber}`,
  addComment: (orderNumber) => `/write-comments?orderNumber=${orderNumber}`,
  refund: (orderNumber) => `/user-center/apply-return?orderNumber=${orderNumber}`,
};

export const orderHref = (orderNumber: string, action: OrderAction): string | undefined =>
  pages[action]?.(orderNumber);

/** The server's actions less those whose page is not built yet. */
export const builtActions = (actions: readonly OrderAction[]): OrderAction[] =>
  actions.filter((action) => {
    const href = orderHref("0", action);
    return href === undefined || routeOf(href.split("?")[0] ?? "") !== undefined;
  });

const asking: readonly OrderAction[] = ["cancel", "receive", "delete"];
// Asked for by a press, so they come with it.
const CancelOrderDialog = lazy(async () => {
  const { CancelOrderDialog: Dialog } = await import("@tradehall/mall-components/trade/CancelOrderDialog");
  return { default: Dialog };
});
const dialogs = {
  receive: lazy(async () => {
    const { ReceiveDialog } = await import("@tradehall/mall-components/trade/ReceiveDialog");
    return { default: ReceiveDialog };
  }),
  delete: lazy(async () => {
    const { DeleteOrderDialog } = await import("@tradehall/mall-components/trade/DeleteOrderDialog");
    return { default: DeleteOrderDialog };
  }),
};

interface Asked {
  orderNumber: string;
  action: OrderAction;
}

/** `afterDelete` is where a deleted order's own page leads. */
export function useOrderActions(afterDelete?: string) {
  const [asked, setAsked] = useState<Asked>();
  const acting = useFetcher<OrderAnswer>();
  const words = useReactionWords();
  const navigate = useNavigate();
  const { submit, data: answer, reset } = acting;
  const send = useCallback(
    (values: Record<string, string>) => void submit(values, { method: "POST" }),
    [submit],
  );
  const act = useCallback(
    (orderNumber: string, action: OrderAction) => {
      reset();
      if (asking.includes(action)) setAsked({ orderNumber, action });
      else send({ intent: action, orderNumber });
    },
    [send, reset],
  );

  useActionReaction(asked ? undefined : answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts once.
  useEffect(() => {
    if (!answer?.ok) return;
    setAsked(undefined);
    const { added = 0, refused = [] } = answer.data;
    if (answer.intent === "remind") toast.show({ tone: "success", message: words("reminded") });
    if (answer.intent === "buyAgain") {
      for (const { name, why } of refused) toast.show({ tone: "warning", message: `${name} · ${why}` });
      if (added > 0) void navigate("/cart");
    }
    if (answer.intent === "delete" && afterDelete) void navigate(afterDelete, { replace: true });
  }, [answer]);

  const isPending = acting.state !== "idle";
  const failure = answer?.ok === false ? answer.error.message : "";
  const pendingIntent = acting.formData?.get("intent");
  const pending: Asked | undefined = pendingIntent
    ? { orderNumber: String(acting.formData?.get("orderNumber")), action: pendingIntent as OrderAction }
    : undefined;
  return { act, pending, dialog: asked && <Suspense>{askAbout(asked)}</Suspense> };

  function askAbout({ orderNumber, action }: Asked): ReactNode {
    const common = {
      isOpen: true,
      orderNumber,
      onClose: () => setAsked(undefined),
      isPending,
      ...(failure ? { formError: failure } : {}),
    };
    if (action === "cancel")
      return (
        <CancelOrderDialog
          {...common}
          onConfirm={(_, reason) => send({ intent: "cancel", orderNumber, reason })}
        />
      );
    const Dialog = dialogs[action as keyof typeof dialogs];
    return <Dialog {...common} onConfirm={() => send({ intent: action, orderNumber })} />;
  }
}
