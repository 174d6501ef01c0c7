import type { Meta, StoryObj } from "@storybook/react-vite";
import { PriceRange } from "./PriceRange.tsx";

const meta = {
  title: "product/PriceRange 价格区间 价格范围 区间价 range",
  id: "product-pricerange",
  component: PriceRange,
  args: { minYuan: "258.00", maxYuan: "468.00" },
} satisfies Meta<typeof PriceRange>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePrice: Story = { args: { maxYuan: "258.0" } };
export const None: Story = { args: { minYuan: null, maxYuan: null } };
