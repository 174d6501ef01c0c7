import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { orderWords } from "../../messages/order.messages.ts";
import { orderStatusMessages } from "../../order/OrderStatusTag/OrderStatusTag.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { samplePaymentOrders } from "../../samples/order.ts";
import { PaymentOrders } from "./PaymentOrders.tsx";

const meta = {
  title: "payment/PaymentOrders 付款订单 合并付款 订单号",
  id: "payment-paymentorders",
  component: PaymentOrders,
  args: { orders: samplePaymentOrders.slice(0, 1) },
} satisfies Meta<typeof PaymentOrders>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One alone says no state: the page around it does. */
export const OneAlone: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", {
        name: messageText(orderWords.copyNumber, { orderNumber: "202611210900001" }),
      }),
    ).toBeVisible();
    await expect(canvas.queryByText(messageText(orderStatusMessages.unpaid))).toBeNull();
  },
};

export const Several: Story = { args: { orders: samplePaymentOrders, discount: "150.00" } };

/** Not all of them stand alike: each says where it does. */
export const SomeCanceled: Story = {
  args: { orders: samplePaymentOrders.map((order, i) => (i ? { ...order, status: "canceled" } : order)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(orderStatusMessages.unpaid))).toBeVisible();
    await expect(canvas.getByText(messageText(orderStatusMessages.canceled))).toBeVisible();
  },
};

export const Narrow: Story = { ...Several, globals: { viewport: { value: "phone" } } };
