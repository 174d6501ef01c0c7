import type { Meta, StoryObj } from "@storybook/react-vite";
import { countMyOrders } from "@tradehall/api-client/endpoints/order/count-my-orders";
import { listOrderUsers } from "@tradehall/api-client/endpoints/order/list-order-users";
import type { OrderCard } from "@tradehall/api-client/models/my-order";
import { toOrderCard, toOrderPeople, toTabCounts } from "@tradehall/mall-adapters/order";
import { OrderExport } from "@tradehall/mall-components/order/OrderExport";
import { OrderFilters } from "@tradehall/mall-components/order/OrderFilters";
import { OrderList } from "@tradehall/mall-components/order/OrderList";
import { OrderTabs } from "@tradehall/mall-components/order/OrderTabs";
import { orders, shipped } from "./answers/orders.ts";
import { nothing, pageParameters, routes, textAt200, useLocale, zoomAt400 } from "./page-story.ts";
import { inShell } from "./Shell.tsx";
import { UserCentre } from "./UserCentre.tsx";

interface OrdersProps {
  /** Orders of the page, as `GET /p/myOrder/myOrderSearch` answers them. */
  orders: readonly OrderCard[];
  counts: typeof countMyOrders.example.answer;
}

const counts = {
  ...countMyOrders.example.answer,
  ...{ unPay: 1, payed: 0, consignment: 1, confirm: 0, trash: 0 },
};
const none = { ...counts, ...{ unPay: 0, consignment: 0 } };

function Orders({ orders: found, counts: of }: OrdersProps) {
  const locale = useLocale();
  return (
    <UserCentre current="uc-order">
      <OrderTabs counts={toTabCounts(of)} current="all" hrefFor={(tab) => `/orders?status=${tab}`} />
      <OrderFilters {...toOrderPeople(listOrderUsers.example.answer)} onSubmit={nothing} />
      {found.length > 0 && <OrderExport count={found.length} onExport={nothing} />}
      <OrderList
        hrefFor={() => undefined}
        onAction={nothing}
        onExport={nothing}
        onPayTogether={nothing}
        onPoNumber={nothing}
        onPrint={nothing}
        orders={found.map((card) => toOrderCard(card, shipped.now, locale, routes))}
        payAction="/payment"
      />
    </UserCentre>
  );
}

const meta = {
  title: "pages/UserCentre 个人中心",
  id: "pages-usercentre",
  component: Orders,
  tags: ["!autodocs", "page"],
  args: { orders, counts },
  parameters: { ...pageParameters, shell: { heading: "orders" } },
  decorators: [inShell],
} satisfies Meta<typeof Orders>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The orders. */
export const Default: Story = {};
export const NoOrders: Story = { args: { orders: [], counts: none } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const TextAt200: Story = { ...textAt200, tags: ["zoom"] };
export const ZoomAt400: Story = { ...zoomAt400, tags: ["zoom"] };
