import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleNow } from "../../samples/order.ts";
import { orderActionMessages } from "../OrderActions/OrderActions.messages.ts";
import { orderStatusMessages } from "../OrderStatusTag/OrderStatusTag.messages.ts";
import { messages, sentenceMessages } from "./OrderStatePanel.messages.ts";
import { OrderStatePanel } from "./OrderStatePanel.tsx";

const meta = {
  title: "order/OrderStatePanel 订单状态面板 订单状态 倒计时 status",
  id: "order-orderstatepanel",
  component: OrderStatePanel,
  args: {
    orderNumber: "202611210900001",
    status: "unpaid",
    now: sampleNow,
    endsAt: sampleNow + 1_080_000,
    allowedActions: ["pay", "cancel"],
  },
} satisfies Meta<typeof OrderStatePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onAction: fn() },
};

export const Acts: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole("heading", { name: messageText(orderStatusMessages.unpaid) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: messageText(orderActionMessages.pay) }));
    await expect(args.onAction).toHaveBeenCalledWith("202611210900001", "pay");
  },
};

export const Grouping: Story = {
  args: { status: "grouping", kind: "grouping", endsAt: sampleNow + 70_000_000, allowedActions: [] },
};

export const TeamFailed: Story = {
  args: { ...Grouping.args, isRefunding: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: messageText(orderStatusMessages.refunding) }),
    ).toBeVisible();
    await expect(canvas.queryByRole("timer")).toBeNull();
  },
};

export const BalanceDue: Story = {
  args: {
    ...{ status: "balanceDue", kind: "preSale", balanceFrom: sampleNow - 60_000 },
    ...{ endsAt: sampleNow + 170_000_000, allowedActions: ["payBalance"] },
  },
};
export const BalanceComing: Story = {
  args: { ...BalanceDue.args, balanceFrom: sampleNow + 86_000_000, allowedActions: [] },
};

export const Shipped: Story = {
  args: {
    status: "shipped",
    endsAt: sampleNow + 8 * 86_400_000,
    allowedActions: ["receive", "logistics", "refund"],
  },
};

export const Refunding: Story = {
  args: { status: "shipped", isRefunding: true, endsAt: undefined, allowedActions: ["logistics"] },
};

export const Reminded: Story = {
  args: {
    status: "paid",
    endsAt: undefined,
    remindAgainAt: "2026-11-22 10:00",
    allowedActions: ["refund", "buyAgain"],
  },
  play: async ({ canvas }) => {
    const words = messageText(messages.reminded, { time: "2026-11-22 10:00" });
    await expect(canvas.getByText(words)).toBeVisible();
  },
};

export const FlashSale: Story = { args: { kind: "seckill", endsAt: sampleNow + 240_000 } };

export const ReadyToCollect: Story = {
  args: {
    status: "shipped",
    delivery: "pickup",
    endsAt: sampleNow + 9 * 86_400_000,
    allowedActions: ["receive", "logistics", "refund"],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(messageText(sentenceMessages.shipped))).toBeNull();
    await expect(canvas.getByText(messageText(messages.receiveEnd))).toBeVisible();
  },
};

export const Received: Story = {
  args: {
    status: "received",
    endsAt: sampleNow + 6 * 86_400_000,
    allowedActions: ["comment", "logistics", "refund", "buyAgain"],
  },
};

export const Canceled: Story = {
  args: { status: "canceled", closeReason: "超时未付款", allowedActions: ["buyAgain", "delete"] },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
