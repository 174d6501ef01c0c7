import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleTiers } from "../../samples/catalog-detail.ts";
import { TierPriceTable } from "./TierPriceTable.tsx";

const meta = {
  title: "catalog/TierPriceTable",
  component: TierPriceTable,
  args: { tiers: sampleTiers },
} satisfies Meta<typeof TierPriceTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reached: Story = {
  args: { count: 50, unit: "盒" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("当前适用")).toBeInTheDocument();
  },
};
export const OneStep: Story = { args: { tiers: sampleTiers.slice(0, 1) } };
