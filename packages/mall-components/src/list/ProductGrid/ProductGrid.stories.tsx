import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleProducts } from "../../samples/products.ts";
import { ProductGrid } from "./ProductGrid.tsx";

const meta = {
  title: "list/ProductGrid 商品网格 商品宫格 商品列表 grid",
  id: "list-productgrid",
  component: ProductGrid,
  args: { products: sampleProducts },
} satisfies Meta<typeof ProductGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { products: [], skeletonCount: 10 } };
export const Refetching: Story = { args: { isRefetching: true } };
export const FourColumns: Story = { args: { columns: 4 } };
export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
