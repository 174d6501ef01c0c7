import type { Meta, StoryObj } from "@storybook/react-vite";
import type { YuanText } from "@tradehall/mall-rules/money";
import { expect } from "storybook/test";
import { longName, sampleProduct } from "../../samples/products.ts";
import { ProductCard } from "./ProductCard.tsx";

const meta = {
  title: "product/ProductCard 商品卡片 商品 列表卡片 card",
  id: "product-productcard",
  component: ProductCard,
  args: { product: sampleProduct },
  decorators: [(Story) => <div style={{ width: 232 }}>{Story()}</div>],
} satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SoldOut: Story = {
  args: { product: { ...sampleProduct, stock: 0 }, children: <button type="button">加入购物车</button> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const LongName: Story = { args: { product: { ...sampleProduct, name: longName } } };
export const NoPicture: Story = { args: { product: { ...sampleProduct, picture: "" } } };
export const WithMemberPrice: Story = { args: { product: { ...sampleProduct, memberYuan: "15.80" } } };
export const MinOrder: Story = { args: { product: { ...sampleProduct, minOrder: 10, unit: "盒" } } };
export const OfOneSku: Story = { args: { product: { ...sampleProduct, spec: "14mm 镜面" } } };
export const NoPrice: Story = { args: { product: { ...sampleProduct, yuan: "" as YuanText } } };
