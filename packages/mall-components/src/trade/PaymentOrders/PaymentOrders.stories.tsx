import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { samplePaymentOrders } from "../../samples/trade.ts";
import { PaymentOrders } from "./PaymentOrders.tsx";

const meta = {
  title: "trade/PaymentOrders",
  component: PaymentOrders,
  args: { orders: samplePaymentOrders.slice(0, 1) },
} satisfies Meta<typeof PaymentOrders>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "复制订单号 202611210900001" })).toBeVisible();
    await expect(canvas.queryByText("待付款")).toBeNull();
  },
};

export const Several: Story = { args: { orders: samplePaymentOrders, discount: "150.00" } };

/** Not all of them stand alike: each says where it does. */
export const SomeCanceled: Story = {
  args: { orders: samplePaymentOrders.map((order, i) => (i ? { ...order, status: "canceled" } : order)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("待付款")).toBeVisible();
    await expect(canvas.getByText("已取消")).toBeVisible();
  },
};

export const Narrow: Story = { ...Several, globals: { viewport: { value: "phone" } } };
