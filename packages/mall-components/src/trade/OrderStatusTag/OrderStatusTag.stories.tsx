import type { Meta, StoryObj } from "@storybook/react-vite";
import { type OrderStatus, orderStatuses } from "@tradehall/mall-rules/states/order";
import { Inline } from "@tradehall/ui/Inline";
import { OrderStatusTag } from "./OrderStatusTag.tsx";

const meta = {
  title: "trade/OrderStatusTag",
  component: OrderStatusTag,
  args: { status: "unpaid" },
} satisfies Meta<typeof OrderStatusTag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryState: Story = {
  render: (args) => (
    <Inline>
      {(Object.keys(orderStatuses) as OrderStatus[]).map((status) => (
        <OrderStatusTag {...args} key={status} status={status} />
      ))}
    </Inline>
  ),
};
