import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleTiers } from "../../samples/product-detail.ts";
import { words } from "./TierPriceTable.messages.ts";
import { TierPriceTable } from "./TierPriceTable.tsx";

const meta = {
  title: "product/TierPriceTable 阶梯价 批发价 起批量 tier",
  id: "product-tierpricetable",
  component: TierPriceTable,
  args: { tiers: sampleTiers },
} satisfies Meta<typeof TierPriceTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reached: Story = {
  args: { count: 50, unit: "盒" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.current))).toBeInTheDocument();
  },
};
export const OneStep: Story = { args: { tiers: sampleTiers.slice(0, 1) } };
export const EqualSteps: Story = {
  args: {
    tiers: [
      { minCount: 1, yuan: "0.35" },
      { minCount: 100, yuan: "0.35" },
      { minCount: 500, yuan: "0.34" },
    ],
    count: 200,
    unit: "只",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("cell")).toHaveLength(4);
    await expect(canvas.getByText(/^1\D+499/)).toBeVisible();
  },
};
/** In no order: it still goes from few to many. */
export const Unordered: Story = {
  tags: ["!autodocs"],
  args: { tiers: sampleTiers.toReversed(), count: 50, unit: "盒" },
  play: async ({ canvas }) => {
    const [prices, counts] = canvas.getAllByRole("row");
    const ranges = within(counts as HTMLElement).getAllByRole("cell");
    await expect(
      ranges.map((cell) => Number.parseInt(cell.textContent?.replace(/^\D+/, "") ?? "", 10)),
    ).toEqual(sampleTiers.map(({ minCount }) => minCount));
    await expect(within(prices as HTMLElement).getAllByRole("cell")[1]).toHaveTextContent(
      messageText(words.current),
    );
  },
};
export const OnePrice: Story = {
  args: { tiers: sampleTiers.map((tier) => ({ ...tier, yuan: "0.35" })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};
