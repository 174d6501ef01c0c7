import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleAmounts } from "../../samples/trade.ts";
import { AmountLadder } from "./AmountLadder.tsx";

const meta = {
  title: "trade/AmountLadder",
  component: AmountLadder,
  args: { amounts: { goods: "2314.00", freight: "12.00", payable: "2326.00" } },
} satisfies Meta<typeof AmountLadder>;
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

export const Pending: Story = { args: { amounts: sampleAmounts, isPending: true } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
