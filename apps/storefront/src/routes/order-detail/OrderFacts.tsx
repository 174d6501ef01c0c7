import type { OrderView } from "@tradehall/mall-adapters/order-detail";
import { OrderAddress } from "@tradehall/mall-components/order/OrderAddress";
import { OrderInfo } from "@tradehall/mall-components/order/OrderInfo";
import { PickupCode } from "@tradehall/mall-components/order/PickupCode";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Stack } from "@tradehall/ui/Stack";

/** Where the goods go or wait, beside numbers, times and what the buyer filled in. */
interface OrderFactsProps {
  order: OrderView;
  onPoNumber: (orderNumber: string, poNumber: string) => void;
}

export function OrderFacts({ order, onPoNumber }: OrderFactsProps) {
  const { card, times } = order;
  return (
    <Columns space="l" collapseBelow="desktop">
      <Column width="third">
        <Stack space="m">
          <OrderAddress delivery={order.delivery} {...(order.address ? { address: order.address } : {})} />
          {order.pickup && <PickupCode {...order.pickup} />}
        </Stack>
      </Column>
      <Column width="twoThirds">
        <OrderInfo
          orderNumber={card.orderNumber}
          kind={card.kind}
          createdAt={times.submitted}
          {...(card.isOthers && card.orderer ? { orderer: card.orderer } : {})}
          {...(card.poNumber ? { poNumber: card.poNumber } : {})}
          {...(card.costCentre ? { costCentre: card.costCentre } : {})}
          {...(card.project ? { project: card.project } : {})}
          {...(card.trashEndsOn === undefined ? { onPoNumber } : {})}
          {...(times.deposit ? { depositPaidAt: times.deposit } : {})}
          {...(times.paid ? { paidAt: times.paid } : {})}
          {...(times.shipped ? { shippedAt: times.shipped } : {})}
          {...(times.received ? { receivedAt: times.received } : {})}
          {...(times.completed ? { completedAt: times.completed } : {})}
          {...(times.canceled ? { canceledAt: times.canceled } : {})}
          {...(order.payMethodText ? { payMethodText: order.payMethodText } : {})}
          {...(order.payNo ? { payNo: order.payNo } : {})}
          invoice={order.invoice}
          message={order.message}
          remarks={order.remarks}
        />
      </Column>
    </Columns>
  );
}
