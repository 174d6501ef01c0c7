import type { Meta, StoryObj } from "@storybook/react-vite";
import { type OrderStatus, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { Inline } from "@tradehall/ui/Inline";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { orderStatusMessages } from "./OrderStatusTag.messages.ts";
import { OrderStatusTag } from "./OrderStatusTag.tsx";

const meta = {
  title: "order/OrderStatusTag 订单状态标签 订单状态 标签 status",
  id: "order-orderstatustag",
  component: OrderStatusTag,
  args: { status: "unpaid" },
} satisfies Meta<typeof OrderStatusTag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TeamFailed: Story = {
  args: { status: "grouping", isRefunding: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(orderStatusMessages.refunding))).toBeVisible();
    await expect(canvas.queryByText(messageText(orderStatusMessages.grouping))).toBeNull();
  },
};

export const EveryState: Story = {
  render: (args) => (
    <Inline>
      {(Object.keys(orderStatuses) as OrderStatus[]).map((status) => (
        <OrderStatusTag {...args} key={status} status={status} />
      ))}
    </Inline>
  ),
};
