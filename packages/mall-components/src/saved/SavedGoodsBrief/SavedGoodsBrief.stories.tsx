import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleRailProducts } from "../../samples/rail.ts";
import { SavedGoodsBrief } from "./SavedGoodsBrief.tsx";

const meta = {
  title: "saved/SavedGoodsBrief 收藏速览 最近收藏 买过的商品",
  id: "saved-savedgoodsbrief",
  component: SavedGoodsBrief,
  args: { goods: sampleRailProducts.map((product) => ({ ...product, loweredBy: "2.10" })) },
} satisfies Meta<typeof SavedGoodsBrief>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BoughtBefore: Story = {
  args: {
    goods: sampleRailProducts.map((product) => ({
      ...product,
      skuText: "M8×30 镀锌",
      bought: {
        ...{ times: 3, day: "2026-11-20", quantityText: "10盒", nowText: "10盒" },
        ...{ yuan: "18.90", orderHref: "#order" },
      },
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
