import { LogisticsTrail } from "@tradehall/mall-components/order/LogisticsTrail";
import { OrderAmounts } from "@tradehall/mall-components/order/OrderAmounts";
import { OrderGoodsTable } from "@tradehall/mall-components/order/OrderGoodsTable";
import { OrderSheet } from "@tradehall/mall-components/order/OrderSheet";
import { VoucherCodes } from "@tradehall/mall-components/order/VoucherCodes";
import { Frame } from "@tradehall/ui/Frame";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { ToList } from "../../browser/actions/ToList.tsx";
import { useOrderActions } from "../../browser/actions/use-order-actions.tsx";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { hrefTo, routeOf } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { Teams } from "../../pages/Teams.tsx";
import type { DecisionAnswer } from "../../server/approval-action.ts";
import { OrderFacts } from "./OrderFacts.tsx";
import type { FiledOrder } from "./OrderOnPaper.tsx";
import { OrderStateOf } from "./OrderStateOf.tsx";

// Paper is for later, and its code is no part of what is read first.
const OrderOnPaper = lazyPart(async () => (await import("./OrderOnPaper.tsx")).OrderOnPaper);

const Alone = ({ children }: { children: ReactNode }) => <Frame paddingY="m">{children}</Frame>;

interface OrderDetailPageProps {
  order: FiledOrder;
  /** What became of a decision that was sent without script. */
  decision: DecisionAnswer | undefined;
}

export function OrderDetailPage({ order, decision }: OrderDetailPageProps) {
  const { card, times } = order;
  const { act, writePoNumber, pending, dialog } = useOrderActions(hrefTo("uc-order"));
  const Around = routeOf(useLocation().pathname)?.menu ? UserCenterFrame : Alone;
  const trail = useListState(order.parcels);
  // What no one carries, such as vouchers, leaves no trail.
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
          <OrderStateOf order={order} decision={decision} act={act} pending={pending?.action} />
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
                // Money buys no points goods: no list orders them.
                aside={card.kind !== "points" && <ToList goods={order.listed} isWhole />}
                lines={card.lines}
                shop={card.shop}
                {...(card.serviceHref ? { serviceHref: card.serviceHref } : {})}
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
