import { PreSalePlan } from "@tradehall/mall-components/catalog/PreSalePlan";
import { ApprovalTrail } from "@tradehall/mall-components/trade/ApprovalTrail";
import { LogisticsTrail } from "@tradehall/mall-components/trade/LogisticsTrail";
import { OrderAmounts } from "@tradehall/mall-components/trade/OrderAmounts";
import { OrderGoodsTable } from "@tradehall/mall-components/trade/OrderGoodsTable";
import { OrderSheet } from "@tradehall/mall-components/trade/OrderSheet";
import { OrderStatePanel } from "@tradehall/mall-components/trade/OrderStatePanel";
import { OrderSteps } from "@tradehall/mall-components/trade/OrderSteps";
import { VoucherCodes } from "@tradehall/mall-components/trade/VoucherCodes";
import type { OrderAction } from "@tradehall/mall-rules/states/order";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { orderHref } from "../../adapters/order-pages.ts";
import { ToList } from "../../browser/acts/ToList.tsx";
import { useOrderActions } from "../../browser/acts/use-order-actions.tsx";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import { hrefTo, routeOf } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { Decide } from "../../pages/Decide.tsx";
import { Teams } from "../../pages/Teams.tsx";
import type { DecisionAnswer } from "../../server/approval-action.ts";
import { OrderFacts } from "./OrderFacts.tsx";
import { type FiledOrder, OrderOnPaper } from "./OrderOnPaper.tsx";

/** The parcels stand on this page, wherever it is shown. */
const placeOf = (orderNumber: string, action: OrderAction) =>
  action === "logistics" ? "#logistics" : orderHref(orderNumber, action);

const Alone = ({ children }: { children: ReactNode }) => <Frame paddingY="m">{children}</Frame>;

interface OrderDetailPageProps {
  order: FiledOrder;
  /** What became of a decision that was sent without script. */
  decision: DecisionAnswer | undefined;
}

export function OrderDetailPage({ order, decision }: OrderDetailPageProps) {
  const { card, times } = order;
  const { act, writePoNumber, pending, dialog } = useOrderActions(hrefTo("uc-order"));
  const refresh = useRefresh();
  const Around = routeOf(useLocation().pathname)?.menu ? UserCenterFrame : Alone;
  const trail = useListState(order.parcels);
  // What nobody carries, such as vouchers, leaves no trail.
  const isOnItsWay = card.status === "shipped" || (!order.parcels && times.shipped !== undefined);
  const hasTrail = Boolean(order.parcels?.length) || (isOnItsWay && order.delivery !== "none");
  return (
    <Around>
      <OrderSheet
        orderNumber={card.orderNumber}
        shopName={card.shop.name}
        code={order.sheetCode}
        paper={<OrderOnPaper order={order} />}
      >
        <Stack space="m">
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
                {...(pending ? { pendingAction: pending.action } : {})}
              >
                {order.approval && (
                  <ApprovalTrail {...order.approval}>
                    {order.canDecide && <Decide orderNumber={card.orderNumber} answer={decision} />}
                  </ApprovalTrail>
                )}
                {order.preSale && <PreSalePlan {...order.preSale} />}
              </OrderStatePanel>
            </Stack>
          </Surface>
          {order.team && (
            <Teams
              named={order.team}
              shareUrl={order.teamUrl}
              name={card.lines[0]?.title ?? ""}
              now={card.now}
            />
          )}
          <Surface>
            <OrderFacts order={order} onPoNumber={writePoNumber} />
          </Surface>
          {order.vouchers.length > 0 && (
            <Surface>
              <VoucherCodes
                vouchers={order.vouchers}
                {...(order.vouchersUntil ? { until: order.vouchersUntil } : {})}
              />
            </Surface>
          )}
          {hasTrail && (
            <section id="logistics">
              <Surface>
                <LogisticsTrail {...trail} parcels={order.parcels ?? []} />
              </Surface>
            </section>
          )}
          <Surface>
            <Stack space="m">
              <OrderGoodsTable
                aside={<ToList goods={order.listed} isWhole />}
                lines={card.lines}
                shop={card.shop}
              />
              <OrderAmounts
                amounts={order.amounts}
                pieces={card.pieces}
                isPaid={order.isPaid}
                {...(order.payMethodText ? { payMethodText: order.payMethodText } : {})}
              />
            </Stack>
          </Surface>
        </Stack>
      </OrderSheet>
      {dialog}
    </Around>
  );
}
