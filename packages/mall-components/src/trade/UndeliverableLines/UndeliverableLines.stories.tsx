import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleLine } from "../../samples/trade.ts";
import { UndeliverableLines } from "./UndeliverableLines.tsx";

const meta = {
  title: "trade/UndeliverableLines",
  component: UndeliverableLines,
  args: {
    lines: [
      {
        id: "1",
        title: sampleLine.title,
        skuText: sampleLine.skuText,
        quantity: 2,
        reason: "当前地区不支持配送",
      },
    ],
  },
} satisfies Meta<typeof UndeliverableLines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("当前地区不支持配送")).toBeVisible();
  },
};

export const CanBeLeftOut: Story = {
  args: { onLeaveOut: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "移除这些商品，继续结算" }));
    await expect(args.onLeaveOut).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
