import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleProducts } from "../../samples/products.ts";
import { BlockProducts } from "./BlockProducts.tsx";

const meta = {
  title: "decoration/BlockProducts 商品模块 店长推荐 商品推荐",
  id: "decoration-blockproducts",
  component: BlockProducts,
  args: { title: "店长推荐", products: sampleProducts.slice(0, 5) },
} satisfies Meta<typeof BlockProducts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoTitle: Story = { args: { title: "", products: sampleProducts.slice(0, 10) } };
export const WithMore: Story = { args: { moreHref: "/shop-prod-list?shopId=1" } };
export const None: Story = { args: { products: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
