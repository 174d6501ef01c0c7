import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleShopTree } from "../../samples/shop.ts";
import { ShopCategories } from "./ShopCategories.tsx";

const meta = {
  title: "shop/ShopCategories 店铺分类 分类树 店内分类 categories",
  id: "shop-shopcategories",
  component: ShopCategories,
  args: { categories: sampleShopTree, allHref: "/shop-prod-list?shopId=1" },
} satisfies Meta<typeof ShopCategories>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = { args: { categories: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
