import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { sampleProducts } from "../../samples/products.ts";
import { words as cardWords } from "../QuickAdd/QuickAdd.messages.ts";
import { words } from "./ProductTable.messages.ts";
import { ProductTable } from "./ProductTable.tsx";

const meta = {
  title: "product/ProductTable 商品表格 列表视图 表格视图 table",
  id: "product-producttable",
  component: ProductTable,
  args: { products: sampleProducts },
} satisfies Meta<typeof ProductTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ToTheCart: Story = {
  args: {
    products: sampleProducts.map((product, index) =>
      index % 3 ? { ...product, quickAdd: { skuId: product.id, shopId: "2", step: 1 } } : product,
    ),
    addAction: "/cart",
  },
  play: async ({ canvas }) => {
    const row = (name: RegExp) => within(canvas.getByRole("row", { name }));
    await expect(row(/万用表/).getByRole("link", { name: messagePattern(cardWords.choose) })).toBeVisible();
    await expect(row(/快递纸箱/).queryByRole("button")).toBeNull();
    await expect(canvas.getAllByRole("spinbutton").length).toBeGreaterThan(2);
  },
};
export const WithoutBrands: Story = {
  args: { products: sampleProducts.map(({ brand: _, ...product }) => product) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("columnheader", { name: messageText(words.brand) })).toBeNull();
    await expect(canvas.queryByRole("columnheader", { name: messageText(words.action) })).toBeNull();
  },
};
export const OfSkus: Story = {
  args: { products: sampleProducts.map((product) => ({ ...product, spec: "M8×30 镀锌" })) },
};
export const Loading: Story = { args: { products: [], skeletonCount: 6 } };
export const Refetching: Story = { args: { isRefetching: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
