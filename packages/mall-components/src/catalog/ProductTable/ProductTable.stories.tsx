import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { sampleProducts } from "../../samples/catalog-products.ts";
import { ProductTable } from "./ProductTable.tsx";

const meta = {
  title: "catalog/ProductTable",
  component: ProductTable,
  args: { products: sampleProducts },
} satisfies Meta<typeof ProductTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithButtons: Story = {
  args: { onAddToCart: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole("row", { name: /万用表/ });
    await userEvent.click(within(row).getByRole("button", { name: /加入购物车/ }));
    await expect(args.onAddToCart).toHaveBeenCalledWith("7");
    await expect(within(canvas.getByRole("row", { name: /快递纸箱/ })).getByRole("button")).toBeDisabled();
  },
};
export const WithoutBrands: Story = {
  args: { products: sampleProducts.map(({ brand: _, ...product }) => product) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("columnheader", { name: "品牌" })).toBeNull();
    await expect(canvas.queryByRole("columnheader", { name: "操作" })).toBeNull();
  },
};
export const OfSkus: Story = {
  args: { products: sampleProducts.map((product) => ({ ...product, spec: "M8×30 镀锌" })) },
};
export const Loading: Story = { args: { products: [], skeletonCount: 6 } };
export const Refetching: Story = { args: { isRefetching: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
