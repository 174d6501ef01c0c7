import type { Meta, StoryObj } from "@storybook/react-vite";
import type { OrderDetail } from "@tradehall/api-client/models/my-order";
import { toOrder } from "@tradehall/mall-adapters/order-detail";
import { LogisticsTrail } from "@tradehall/mall-components/order/LogisticsTrail";
import { OrderAddress } from "@tradehall/mall-components/order/OrderAddress";
import { OrderAmounts } from "@tradehall/mall-components/order/OrderAmounts";
import { OrderGoodsTable } from "@tradehall/mall-components/order/OrderGoodsTable";
import { OrderInfo } from "@tradehall/mall-components/order/OrderInfo";
import { OrderSheet, sheetCode } from "@tradehall/mall-components/order/OrderSheet";
import { OrderStatePanel } from "@tradehall/mall-components/order/OrderStatePanel";
import { OrderSteps } from "@tradehall/mall-components/order/OrderSteps";
import { ToListButton } from "@tradehall/mall-components/saved/ToListButton";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { parcels, shipped, unpaid } from "./answers/orders.ts";
import { nothing, pageParameters, routes, textAt200, useLocale, zoomAt400 } from "./page-story.ts";
import { inShell } from "./Shell.tsx";

interface OrderProps {
  /** The answer of `GET /p/myOrder/orderDetail`. */
  answer: OrderDetail;
  /** What is on its way. */
  parcels: typeof parcels;
}

function Order({ answer, parcels: sent }: OrderProps) {
  const order = toOrder(answer, sent, useLocale(), routes);
  const { card, times } = order;
  return (
    <Frame paddingY="m">
      <OrderSheet
        code={sheetCode(`https://mall.example.com/order/${card.orderNumber}`)}
        orderNumber={card.orderNumber}
        paper={null}
        shopName={card.shop.name}
      >
        <Stack space="m">
          <Surface>
            <Stack space="l">
              <OrderSteps kind={card.kind} status={card.status} times={times} />
              <OrderStatePanel
                allowedActions={card.allowedActions}
                delivery={order.delivery}
                hrefFor={(_, action) => (action === "logistics" ? "#logistics" : undefined)}
                isRefunding={card.isRefunding ?? false}
                kind={card.kind}
                now={card.now}
                onAction={nothing}
                orderNumber={card.orderNumber}
                status={card.status}
                {...(card.endsAt === undefined ? {} : { endsAt: card.endsAt })}
              />
            </Stack>
          </Surface>
          <Surface>
            <Columns collapseBelow="desktop" space="l">
              <Column width="third">
                <OrderAddress
                  delivery={order.delivery}
                  {...(order.address ? { address: order.address } : {})}
                />
              </Column>
              <Column width="twoThirds">
                <OrderInfo
                  createdAt={times.submitted}
                  invoice={order.invoice}
                  kind={card.kind}
                  message={order.message}
                  onPoNumber={nothing}
                  orderNumber={card.orderNumber}
                  remarks={order.remarks}
                  {...(card.poNumber ? { poNumber: card.poNumber } : {})}
                  {...(card.costCentre ? { costCentre: card.costCentre } : {})}
                  {...(card.project ? { project: card.project } : {})}
                  {...(times.paid ? { paidAt: times.paid } : {})}
                  {...(times.shipped ? { shippedAt: times.shipped } : {})}
                  {...(order.payMethodText ? { payMethodText: order.payMethodText } : {})}
                  {...(order.payNo ? { payNo: order.payNo } : {})}
                />
              </Column>
            </Columns>
          </Surface>
          {order.parcels && order.parcels.length > 0 && (
            <section id="logistics">
              <Surface>
                <LogisticsTrail parcels={order.parcels} />
              </Surface>
            </section>
          )}
          <Surface>
            <Stack space="m">
              <OrderGoodsTable
                aside={<ToListButton isWhole onPress={nothing} />}
                lines={card.lines}
                shop={card.shop}
                {...(card.serviceHref ? { serviceHref: card.serviceHref } : {})}
              />
              <OrderAmounts
                amounts={order.amounts}
                isPaid={order.isPaid}
                pieces={card.pieces}
                {...(order.payMethodText ? { payMethodText: order.payMethodText } : {})}
              />
            </Stack>
          </Surface>
        </Stack>
      </OrderSheet>
    </Frame>
  );
}

const meta = {
  title: "pages/OrderDetail 订单详情",
  id: "pages-orderdetail",
  component: Order,
  tags: ["!autodocs", "page"],
  args: { answer: shipped, parcels },
  parameters: { ...pageParameters, shell: { heading: "orderDetail" } },
  decorators: [inShell],
} satisfies Meta<typeof Order>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On its way. */
export const Default: Story = {};
export const Unpaid: Story = { args: { answer: unpaid, parcels: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const UnpaidNarrow: Story = { ...Unpaid, globals: { viewport: { value: "phone" } } };
export const TextAt200: Story = { ...textAt200, tags: ["zoom"] };
export const ZoomAt400: Story = { ...zoomAt400, tags: ["zoom"] };
