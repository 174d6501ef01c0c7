import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { orderWords } from "../../messages/order.messages.ts";
import { orderStatusMessages } from "../../order/OrderStatusTag/OrderStatusTag.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { samplePaymentOrders } from "../../samples/order.ts";
import { messages } from "./PayResult.messages.ts";
import { PayResult } from "./PayResult.tsx";

const meta = {
  title: "payment/PayResult 支付结果 付款成功 支付失败 result",
  id: "payment-payresult",
  component: PayResult,
  args: { outcome: "success", orderHref: "/order-detail" },
} satisfies Meta<typeof PayResult>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Points: Story = { args: { amount: "0.00", score: 1_200, discount: "0.00" } };

export const LeadsOn: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: messageText(orderWords.paid) })).toBeVisible();
    await expect(canvas.getByRole("link", { name: messageText(orderWords.keepShopping) })).toHaveAttribute(
      "href",
      "/",
    );
  },
};

export const WithFacts: Story = {
  args: { amount: "2156.00", methodText: "微信支付", orders: samplePaymentOrders, discount: "150.00" },
};

export const WaitsForItsTeam: Story = {
  args: { amount: "66.00", orders: samplePaymentOrders.map((order) => ({ ...order, status: "grouping" })) },
};

export const WaitsForItsBalance: Story = {
  args: {
    amount: "100.00",
    orders: samplePaymentOrders.slice(0, 1).map((order) => ({ ...order, status: "balanceDue" })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(messages.balanceDue))).toBeVisible();
  },
};

/** One of the orders was canceled and is not paid. */
export const Partly: Story = {
  args: {
    amount: "1078.00",
    orders: samplePaymentOrders.map((order, i) => ({ ...order, status: i ? "canceled" : "paid" })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(orderStatusMessages.canceled))).toBeVisible();
    await expect(canvas.getByText(messageText(messages.partly))).toBeVisible();
  },
};

export const Failed: Story = { args: { outcome: "failed", amount: "2156.00", retryHref: "/payment" } };

export const FailedWithReason: Story = {
  args: { outcome: "failed", message: "余额不足（当前余额 ¥120.50）" },
};

export const Pending: Story = {
  args: { outcome: "pending", onCheck: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(messages.check) }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { args: { amount: "2156.00" }, globals: { viewport: { value: "phone" } } };
