import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleAmounts } from "../../samples/order.ts";
import { messages } from "./PriceBreakdown.messages.ts";
import { PriceBreakdown } from "./PriceBreakdown.tsx";

const meta = {
  title: "order/PriceBreakdown 金额明细 费用明细 价格构成 breakdown",
  id: "order-pricebreakdown",
  component: PriceBreakdown,
  args: { amounts: { goods: "2314.00", freight: "12.00", payable: "2326.00" } },
} satisfies Meta<typeof PriceBreakdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HasThreeSteps: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(3);
  },
};

export const EveryStep: Story = { args: { amounts: sampleAmounts, pieces: 62 } };

export const Paid: Story = { args: { amounts: sampleAmounts, total: "paid" } };

export const Refunded: Story = {
  args: { amounts: { ...sampleAmounts, refunded: "899.00" }, total: "paid" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(messages.refunded))).toBeVisible();
    await expect(canvas.getByText("−¥899.00")).toBeVisible();
  },
};

export const PreSale: Story = {
  args: {
    amounts: {
      ...{ goods: "880.00", freight: "8.00", payable: "888.00", deposit: "50.00", balance: "838.00" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(messages.deposit))).toBeVisible();
    await expect(canvas.getByText("¥838.00")).toBeVisible();
  },
};

export const WithPoints: Story = {
  args: { amounts: { goods: "0.00", freight: "0.00", payable: "0.00", score: 2_000 }, total: "paid" },
};

export const PointsAndMoney: Story = {
  args: { amounts: { goods: "99.00", freight: "0.00", payable: "99.00", score: 2_000 } },
};

export const Pending: Story = { args: { amounts: sampleAmounts, isPending: true } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
