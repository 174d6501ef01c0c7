import type { OrderView } from "@tradehall/mall-adapters/order-detail";
import { ApprovalTrail } from "@tradehall/mall-components/enterprise/ApprovalTrail";
import { OrderStatePanel } from "@tradehall/mall-components/order/OrderStatePanel";
import { OrderSteps } from "@tradehall/mall-components/order/OrderSteps";
import { OrderTransfer } from "@tradehall/mall-components/payment/OrderTransfer";
import { PreSalePlan } from "@tradehall/mall-components/promotion/PreSalePlan";
import type { OrderAction } from "@tradehall/mall-rules/states/order/order";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { orderHref } from "../../adapters/order-pages.ts";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import type { DecisionAnswer } from "../../server/approval-action.ts";

// Most who read an order do not decide on it; without script the enterprise's page does.
const Decide = lazyPart(async () => (await import("../../pages/Decide.tsx")).Decide);

/** The parcels stand on this page, wherever it is shown. */
const placeOf = (orderNumber: string, action: OrderAction) =>
  action === "logistics" ? "#logistics" : orderHref(orderNumber, action);

interface OrderStateOfProps {
  order: OrderView;
  /** What became of a decision that was sent without script. */
  decision: DecisionAnswer | undefined;
  act: (orderNumber: string, action: OrderAction) => void;
  pending: OrderAction | undefined;
}

/** How far the order is, what its state means, who approves it, what can be done. */
export function OrderStateOf({ order, decision, act, pending }: OrderStateOfProps) {
  const { card, times } = order;
  const refresh = useRefresh();
  return (
    <Surface>
      <Stack space="l">
        <OrderSteps status={card.status} kind={card.kind} times={times} />
        <OrderStatePanel
          orderNumber={card.orderNumber}
          status={card.status}
          kind={card.kind}
          delivery={order.delivery}
          now={card.now}
          isRefunding={card.isRefunding ?? false}
          allowedActions={card.allowedActions}
          onAction={act}
          hrefFor={placeOf}
          onExpire={refresh}
          {...(order.preSale ? { balanceFrom: order.preSale.balanceFrom } : {})}
          {...(card.endsAt === undefined ? {} : { endsAt: card.endsAt })}
          {...(order.remindAgainAt ? { remindAgainAt: order.remindAgainAt } : {})}
          {...(order.closeReason ? { closeReason: order.closeReason } : {})}
          {...(pending ? { pendingAction: pending } : {})}
        >
          {order.approval && (
            <ApprovalTrail {...order.approval}>
              {order.canDecide && <Decide orderNumber={card.orderNumber} answer={decision} />}
            </ApprovalTrail>
          )}
          {order.transfer && <OrderTransfer transfer={order.transfer} />}
          {order.preSale && <PreSalePlan {...order.preSale} />}
        </OrderStatePanel>
      </Stack>
    </Surface>
  );
}
