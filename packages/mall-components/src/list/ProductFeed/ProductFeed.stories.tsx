import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { listWords } from "../../messages/list.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleProducts } from "../../samples/products.ts";
import { ProductFeed } from "./ProductFeed.tsx";

const meta = {
  title: "list/ProductFeed 推荐商品流 为你推荐 查看更多 feed",
  id: "list-productfeed",
  component: ProductFeed,
  args: {
    id: "feed",
    products: sampleProducts,
    total: 218,
    moreHref: "?page=2",
    onMore: fn(),
  },
} satisfies Meta<typeof ProductFeed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Coming: Story = { args: { id: "feed-coming", state: "refetching" } };
export const AllShown: Story = {
  args: { id: "feed-all", products: sampleProducts.slice(0, 6), total: 6, moreHref: undefined },
};
export const Failed: Story = {
  args: { id: "feed-failed", products: [], total: 0, moreHref: undefined, state: "failed", onRetry: fn() },
};
export const Narrow: Story = { args: { id: "feed-narrow" }, globals: { viewport: { value: "phone" } } };
export const Pressed: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("link", { name: messageText(listWords.showMore) }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
