import type { Meta, StoryObj } from "@storybook/react-vite";
import { pageNames } from "@tradehall/mall-rules/words";
import { expect, fn, waitFor } from "storybook/test";
import { orderWords } from "../../messages/order.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleNow, samplePaymentOrders } from "../../samples/order.ts";
import { messages } from "./CashierHead.messages.ts";
import { CashierHead } from "./CashierHead.tsx";

const meta = {
  title: "payment/CashierHead 收银台头部 收银台 待支付 cashier",
  id: "payment-cashierhead",
  component: CashierHead,
  args: {
    amount: "2156.00",
    orders: samplePaymentOrders.slice(0, 1),
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
      canvas.getByRole("button", {
        name: messageText(orderWords.copyNumber, { orderNumber: "202611210900001" }),
      }),
    ).toBeVisible();
  },
};

export const TwoShops: Story = {
  args: { orders: samplePaymentOrders, discount: "150.00" },
};

export const SubmittedBefore: Story = { args: { endsAt: sampleNow + 1_180_000 } };

export const Deposit: Story = { args: { amount: "100.00", part: "deposit" } };
export const Balance: Story = {
  args: { amount: "2056.00", part: "balance", placedAt: sampleNow - 86_400_000 },
};

export const BalanceOnly: Story = {
  args: { amount: "2056.00", part: "balance" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      messageText(messages.balanceTitle),
    );
  },
};

export const RunsOut: Story = {
  args: { endsAt: sampleNow + 1_000, onExpire: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledOnce(), { timeout: 5_000 });
  },
};

export const Expired: Story = {
  args: { closed: "expired", closedActions: ["buyAgain"], endsAt: sampleNow, onAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(orderWords.buyAgain) }));
    await expect(args.onAction).toHaveBeenCalledWith("202611210900001", "buyAgain");
    await expect(canvas.getByRole("link", { name: messageText(pageNames.orders) })).toBeVisible();
  },
};

/** Canceled by the buyer; what it was of cannot be bought again by one press. */
export const Canceled: Story = { args: { closed: "canceled", endsAt: sampleNow } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
