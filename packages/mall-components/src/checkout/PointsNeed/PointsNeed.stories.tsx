import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { exchangeWords } from "../../messages/exchange.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./PointsNeed.messages.ts";
import { PointsNeed } from "./PointsNeed.tsx";

const meta = {
  title: "checkout/PointsNeed 所需积分 积分兑换 积分 points",
  id: "checkout-pointsneed",
  component: PointsNeed,
  args: { owned: 20_000, needed: 900 },
} satisfies Meta<typeof PointsNeed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Missing: Story = {
  args: { owned: 320, needed: 900 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(exchangeWords.missing, { missing: 580 }))).toBeVisible();
    await expect(canvas.queryByText(messageText(words.rest))).toBeNull();
  },
};
export const Narrow: Story = {
  args: { owned: 999_999_999, needed: 88_888_888 },
  globals: { viewport: { value: "phone" } },
};
