import type { Meta, StoryObj } from "@storybook/react-vite";
import { QuickAdd } from "../../product/QuickAdd/QuickAdd.tsx";
import { sampleProducts } from "../../samples/products.ts";
import { RecommendedRow } from "./RecommendedRow.tsx";

const meta = {
  title: "list/RecommendedRow 推荐商品行 推荐位 替代商品 猜你喜欢",
  id: "list-recommendedrow",
  component: RecommendedRow,
  args: { title: "为您推荐", products: sampleProducts.slice(0, 6) },
} satisfies Meta<typeof RecommendedRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithMore: Story = { args: { moreHref: "/list?st=0" } };
/** In the place of goods that cannot be had: what tells each from them, to compare and to add. */
export const Substitutes: Story = {
  args: {
    title: "可替代的商品",
    products: sampleProducts.slice(0, 6).map((product, at) => ({
      ...product,
      tags: at % 2 ? ["材质、长度不同"] : ["规格相同", "品牌不同"],
      quickAdd: { skuId: product.id, shopId: "1", step: 1 },
    })),
    canCompare: true,
    children: (product) => <QuickAdd action="/cart" place="card" product={product} />,
  },
};
export const None: Story = { args: { products: [] } };
