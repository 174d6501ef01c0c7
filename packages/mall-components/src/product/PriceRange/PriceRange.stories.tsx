import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
/** Given the other way round it still begins with the lowest. */
export const Swapped: Story = {
  tags: ["!autodocs"],
  args: { minYuan: "1468.00", maxYuan: "258.00" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toMatch(/258.*1,?468/s);
  },
};
/** Only one is known. */
export const HighestAlone: Story = {
  tags: ["!autodocs"],
  args: { minYuan: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toMatch(/468/);
    await expect(canvasElement.textContent).not.toMatch(/-|–/);
  },
};
export const None: Story = { args: { minYuan: null, maxYuan: null } };
