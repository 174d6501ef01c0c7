import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleTiers } from "../../samples/catalog-detail.ts";
import { said } from "../../samples/said.ts";
import { words } from "./TierPriceTable.messages.ts";
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
    await expect(canvas.getByText(said(words.current))).toBeInTheDocument();
  },
};
export const OneStep: Story = { args: { tiers: sampleTiers.slice(0, 1) } };
