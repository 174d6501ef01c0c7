import { LogisticsTrail } from "@tradehall/mall-components/trade/LogisticsTrail";
import { OrderAddress } from "@tradehall/mall-components/trade/OrderAddress";
import { OrderAmounts } from "@tradehall/mall-components/trade/OrderAmounts";
import { OrderGoodsTable } from "@tradehall/mall-components/trade/OrderGoodsTable";
import { OrderInfo } from "@tradehall/mall-components/trade/OrderInfo";
import { OrderSheet } from "@tradehall/mall-components/trade/OrderSheet";
import { OrderStatePanel } from "@tradehall/mall-components/trade/OrderStatePanel";
import { OrderSteps } from "@tradehall/mall-components/trade/OrderSteps";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { orderHref } from "../../adapters/order-pages.ts";
import { useOrderActions } from "../../browser/acts/use-order-actions.tsx";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import { hrefTo } from "../../href-to.ts";
import type { OrderView } from "./to-order.ts";

export function OrderDetailPage({ order }: { order: OrderView }) {
  const { card, times } = order;
  const { act, pending, dialog } = useOrderActions(hrefTo("uc-order"));
  const refresh = useRefresh();
  const trail = useListState(order.parcels);
  // What nobody carries, such as vouchers, leaves no trail.
  const isOnItsWay = card.status === "shipped" || (!order.parcels && times.shipped !== undefined);
  const hasTrail = Boolean(order.parcels?.length) || (isOnItsWay && order.address !== undefined);
  return (
    <Frame paddingY="m">
      <OrderSheet
        orderNumber={card.orderNumber}
        shopName={card.shop.name}
        href={hrefTo("order-detail", { orderNumber: card.orderNumber })}
      >
        <Stack space="m">
          <Surface>
            <Stack space="l">
              <OrderSteps status={card.status} kind={card.kind} times={times} />
              <OrderStatePanel
                orderNumber={card.orderNumber}
                status={card.status}
                kind={card.kind}
                now={card.now}
                isRefunding={card.isRefunding ?? false}
                allowedActions={card.allowedActions}
                onAction={act}
                hrefFor={orderHref}
                onExpire={refresh}
                {...(card.endsAt === undefined ? {} : { endsAt: card.endsAt })}
                {...(order.closeReason ? { closeReason: order.closeReason } : {})}
                {...(pending ? { pendingAction: pending.action } : {})}
              />
            </Stack>
          </Surface>
          <Surface>
            <Columns space="l" collapseBelow="desktop">
              <Column width="half">
                <OrderAddress
                  delivery={order.delivery}
                  {...(order.address ? { address: order.address } : {})}
                />
              </Column>
              <Column width="half">
                <OrderInfo
                  orderNumber={card.orderNumber}
                  kind={card.kind}
                  createdAt={times.submitted}
                  {...(times.paid ? { paidAt: times.paid } : {})}
                  {...(times.shipped ? { shippedAt: times.shipped } : {})}
                  {...(times.received ? { receivedAt: times.received } : {})}
                  {...(times.completed ? { completedAt: times.completed } : {})}
                  {...(times.canceled ? { canceledAt: times.canceled } : {})}
                  {...(order.payMethodText ? { payMethodText: order.payMethodText } : {})}
                  message={order.message}
                  remarks={order.remarks}
                />
              </Column>
            </Columns>
          </Surface>
          {hasTrail && (
            <section id="logistics">
              <Surface>
                <LogisticsTrail {...trail} parcels={order.parcels ?? []} />
              </Surface>
            </section>
          )}
          <Surface>
            <Stack space="m">
              <OrderGoodsTable lines={card.lines} shop={card.shop} />
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
    </Frame>
  );
}
