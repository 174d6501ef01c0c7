import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleReviews } from "../../samples/product-detail.ts";
import { words } from "./ReviewList.messages.ts";
import { ReviewList } from "./ReviewList.tsx";

const meta = {
  title: "review/ReviewList 评价列表 商品评价 评论 买家秀 reviews",
  id: "review-reviewlist",
  component: ReviewList,
  args: { reviews: sampleReviews },
} satisfies Meta<typeof ReviewList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pictures: Story = {
  args: { onOpenPicture: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.picture, { index: "2" }) }));
    await expect(args.onOpenPicture).toHaveBeenCalledWith(sampleReviews[0]?.pictures, 1);
  },
};
export const WithoutAvatars: Story = {
  args: { reviews: sampleReviews.map(({ avatar: _, ...review }) => ({ ...review, author: "采***员" })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("采")).toHaveLength(sampleReviews.length);
  },
};
export const Loading: Story = { args: { reviews: [], state: "loading" } };
export const Empty: Story = { args: { reviews: [] } };
export const Filtered: Story = { args: { reviews: [], isFiltered: true } };
export const Refetching: Story = { args: { state: "refetching" } };
export const Failed: Story = { args: { reviews: [], state: "failed", onRetry: fn() } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
