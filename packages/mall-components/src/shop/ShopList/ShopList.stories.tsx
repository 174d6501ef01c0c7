import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleShops } from "../../samples/product-detail.ts";
import { ShopList } from "./ShopList.tsx";

const meta = {
  title: "shop/ShopList 店铺列表 店铺搜索 收藏的店铺 shops",
  id: "shop-shoplist",
  component: ShopList,
  args: { shops: sampleShops, goodsHref: "/list?st=0" },
} satisfies Meta<typeof ShopList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Favours: Story = {
  args: { onToggleWishlist: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole("button");
    if (first) await userEvent.click(first);
    await expect(args.onToggleWishlist).toHaveBeenCalledWith("1", true);
  },
};
export const Filtered: Story = { args: { shops: [], clearHref: "/shopList" } };
export const Empty: Story = { args: { shops: [] } };
export const Loading: Story = { args: { state: "loading", shops: [] } };
export const Refetching: Story = { args: { state: "refetching" } };
export const Failed: Story = { args: { state: "failed", shops: [], onRetry: fn() } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
