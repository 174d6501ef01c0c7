import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleProducts } from "../../samples/catalog-products.ts";
import { RecommendedRow } from "./RecommendedRow.tsx";

const meta = {
  title: "catalog/RecommendedRow",
  component: RecommendedRow,
  args: { title: "为您推荐", products: sampleProducts.slice(0, 6) },
} satisfies Meta<typeof RecommendedRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithMore: Story = { args: { moreHref: "/list?st=0" } };
export const None: Story = { args: { products: [] } };
