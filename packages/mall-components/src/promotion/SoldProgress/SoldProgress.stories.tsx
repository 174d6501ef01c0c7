import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./SoldProgress.messages.ts";
import { SoldProgress } from "./SoldProgress.tsx";

const meta = {
  title: "promotion/SoldProgress 抢购进度 已抢百分比 进度条 progress",
  id: "promotion-soldprogress",
  component: SoldProgress,
  args: { percent: 42 },
} satisfies Meta<typeof SoldProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = { args: { percent: 0 } };
export const Fraction: Story = {
  args: { percent: 37.4286 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.sold, { percent: 37 }))).toBeVisible();
  },
};
export const NearlyAllGone: Story = {
  args: { percent: 99.6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.sold, { percent: 99 }))).toBeVisible();
  },
};
export const AllGone: Story = { args: { percent: 100 } };
