import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { listWords } from "../../messages/list.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { orderStatusMessages } from "../OrderStatusTag/OrderStatusTag.messages.ts";
import { OrderTabs } from "./OrderTabs.tsx";

const meta = {
  title: "order/OrderTabs 订单选项卡 订单状态 标签页 tabs",
  id: "order-ordertabs",
  component: OrderTabs,
  args: { current: "all", hrefFor: (tab) => `/user-center/uc-order?tab=${tab}` },
} satisfies Meta<typeof OrderTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MarksTheOpenTab: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(listWords.all) })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("link", { name: messageText(orderStatusMessages.unpaid) })).toHaveAttribute(
      "href",
      "/user-center/uc-order?tab=unpaid",
    );
  },
};

export const Approvals: Story = { args: { current: "approval", counts: { approval: 3 } } };

export const WithCounts: Story = {
  args: { current: "shipped", counts: { all: 240, unpaid: 2, paid: 0, shipped: 12, received: 140 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("link", { name: messagePattern(orderStatusMessages.received) }),
    ).toHaveTextContent("99+");
    await expect(
      canvas.getByRole("link", { name: messagePattern(orderStatusMessages.paid) }),
    ).not.toHaveTextContent("0");
  },
};

export const Narrow: Story = {
  args: { counts: { unpaid: 2, shipped: 12 } },
  globals: { viewport: { value: "phone" } },
};
