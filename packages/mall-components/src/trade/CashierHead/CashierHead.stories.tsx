import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { orderWords } from "../../messages/order.messages.ts";
import { said } from "../../samples/said.ts";
import { sampleNow } from "../../samples/trade.ts";
import { CashierHead } from "./CashierHead.tsx";

const meta = {
  title: "trade/CashierHead",
  component: CashierHead,
  args: {
    amount: "2156.00",
    orderNumbers: ["202611210900001"],
    now: sampleNow,
    endsAt: sampleNow + 1_790_000,
  },
} satisfies Meta<typeof CashierHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CountsDown: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("29");
    await expect(
      canvas.getByRole("button", { name: said(orderWords.copyNumber, { orderNumber: "202611210900001" }) }),
    ).toBeVisible();
  },
};

export const TwoShops: Story = {
  args: {
    orderNumbers: ["202611210900001", "202611210900002"],
    orderHref: (number) => `/order-detail?orderNumber=${number}`,
  },
};

export const SubmittedBefore: Story = { args: { endsAt: sampleNow + 1_180_000 } };

export const RunsOut: Story = {
  args: { endsAt: sampleNow + 1_000, onExpire: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledOnce(), { timeout: 5_000 });
  },
};

export const Expired: Story = { args: { isExpired: true, endsAt: sampleNow } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
